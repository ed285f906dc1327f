// Nothing is imported here and nothing new is used: an old Node has to get as far as the sentence.
const [major] = process.versions.node.split('.')
if (Number(major) < 20) {
  console.error(`Pito needs Node.js 20 or newer to start; this is ${process.versions.node}.`)
  process.exit(1)
}
