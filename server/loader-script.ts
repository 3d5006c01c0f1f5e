import type { RouteModules } from "./deferred-hydration.ts";

/**
 * The one inline script of a page: hydrates when the page has been painted and the browser is idle, or at
 * the first pointer, key, touch or scroll, whichever is first; and keeps a click that came before, to
 * replay it on the living page (in a browser without invoker commands, one on a dialog's button too). Links,
 * native dialogs and details work without script and are left alone; an opening of the booking app is noted,
 * for the living page to record.
 */
export function loaderScript(modules: RouteModules): string {
  return `(${hydrateLater})(${JSON.stringify(modules)})`.replaceAll("<", "\\u003c");
}

/** Runs in the browser; must not refer to anything outside itself. Times are the specification's section 9. */
const hydrateLater = `function(m){
var w=window,d=document,started=0,kept=null,noCommands=!("commandForElement" in HTMLButtonElement.prototype),types=["pointerdown","keydown","touchstart","scroll"];
function keep(e){
var link=e.target.closest("[data-books-from]"),needs=noCommands?"[data-needs-script],[commandfor]":"[data-needs-script]",t=e.target.closest(needs);
if(link)w.earlyBookings.push(link.dataset.booksFrom);
if(t){e.preventDefault();e.stopPropagation();kept=t;start()}}
function start(){
if(started)return;started=1;
types.forEach(function(t){w.removeEventListener(t,start,true)});
var ids=Object.keys(m.routes);
Promise.all([import(m.manifest)].concat(ids.map(function(id){return import(m.routes[id])}))).then(function(all){
w.__reactRouterRouteModules={};
ids.forEach(function(id,i){w.__reactRouterRouteModules[id]=all[i+1]});
return import(m.entry)
}).catch(function(error){
started=0;
w.dispatchEvent(new CustomEvent("preload-error",{detail:error}));
throw error
})}
w.earlyBookings=[];
d.addEventListener("click",keep,true);
d.addEventListener("alive",function(){d.removeEventListener("click",keep,true);if(kept){kept.click();kept=null}});
types.forEach(function(t){w.addEventListener(t,start,{capture:true,passive:true})});
function idle(){w.requestIdleCallback?w.requestIdleCallback(start,{timeout:2000}):setTimeout(start,1000)}
function loaded(){d.readyState==="complete"?idle():w.addEventListener("load",idle)}
if(w.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf("largest-contentful-paint")>=0){
var o=new PerformanceObserver(function(){o.disconnect();loaded()});
o.observe({type:"largest-contentful-paint",buffered:true})
}else loaded()
}`;
