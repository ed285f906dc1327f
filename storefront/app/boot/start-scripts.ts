/**
 * Stands in the head. A kept page's scripts wait in a template until the page was painted, as they would take the line
 * from its first picture. A page in the background is not painted and gets no frames.
 */
export const startScripts =
  'addEventListener("DOMContentLoaded",()=>{' +
  'let t=document.getElementById("scripts"),go=()=>t.replaceWith(t.content);' +
  't&&(document.hidden?go():requestAnimationFrame(()=>setTimeout(go)))})'
