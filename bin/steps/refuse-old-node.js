// Nothing is imported and no new syntax is used, because an old Node has to be able to print the sentence.
const [major] = process.versions.node.split('.')
if (Number(major) < 20) {
  console.error(`Pito needs Node.js 20 or newer to start; this is ${process.versions.node}.`)
  process.exit(1)
}
