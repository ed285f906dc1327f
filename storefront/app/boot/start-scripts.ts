/**
 * Stands in the head. A kept page's scripts wait in a template until the page has come whole, as they would take the
 * line from its style and its first picture.
 */
export const startScripts =
  'addEventListener("DOMContentLoaded",()=>{' +
  'let t=document.getElementById("scripts");t?.replaceWith(t.content)})'
