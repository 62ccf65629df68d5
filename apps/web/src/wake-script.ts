import { themeStorageKey } from './theme/theme.ts';

/**
 * A press that comes before the page can answer is kept and repeated once it can (`data-awake` on the document, set by
 * root.tsx), as press and click, since tabs listen to the one and buttons to the other; links work by themselves, and
 * the theme changes at once, as nothing but the document is asked for. What is pressed without being a button, as the
 * frame for a photo is, says so by `data-pressable`. Where the page wakes under the finger, only the press is repeated.
 *
 * Scripts sleep until the page is there (deferred-scripts.ts) and wake as soon as it has been painted, or at once where
 * nobody looks at it. Where they wait for the visitor, they wake at the first move. Until then they are fetched once the
 * page is there and the browser idle; a screen that is touched, where no pointer comes near before the first press,
 * wakes them then too. A pointer that only rests where the page appears has not moved, though the browser tells of it
 * as if it had.
 */
export const wakeScript = `(function(d,w){
var events=['pointermove','pointerdown','touchstart','keydown','focusin','wheel','scroll'],woken=false,pressed=null,held=null;
function wake(e){if(woken||e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;
if(d.readyState==='loading'){d.addEventListener('DOMContentLoaded',function(){wake()});return}
woken=true;
events.forEach(function(e){w.removeEventListener(e,wake,true)});
d.querySelectorAll('script[type="text/x-asleep"]').forEach(function(s){
var n=d.createElement('script');n.type='module';n.textContent=s.textContent;d.body.appendChild(n)})}
function answers(){return d.documentElement.dataset.awake!==undefined}
function oncePainted(f){
try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();f()}}).observe({type:'paint',buffered:true})}catch(e){}
d.addEventListener('DOMContentLoaded',function(){if(d.hidden)f();else w.setTimeout(f,1000)})}
function atIdle(f){w.requestIdleCallback?w.requestIdleCallback(f,{timeout:4000}):w.setTimeout(f,1500)}
function fetchAll(){d.querySelectorAll('link[rel=asleep]').forEach(function(s){
var l=d.createElement('link');l.rel='modulepreload';l.href=s.href;s.replaceWith(l)})}
if(d.querySelector('meta[name=scripts]')){
events.forEach(function(e){w.addEventListener(e,wake,{capture:true,passive:true})});
w.addEventListener('load',function(){atIdle(function(){fetchAll();if(w.matchMedia('(hover: none)').matches)atIdle(function(){wake()})})});
if(d.documentElement.dataset.languagePending!==undefined)d.addEventListener('DOMContentLoaded',function(){wake()})}
else oncePainted(function(){fetchAll();wake()});
function pressable(e){return e.target.closest&&e.target.closest('button,[role=button],summary,input[type=radio],input[type=checkbox],[data-pressable]')}
function press(t){t.dispatchEvent(new MouseEvent('mousedown',{bubbles:true}))}
w.addEventListener('mousedown',function(e){if(e.isTrusted)held=answers()?null:pressable(e)},true);
w.addEventListener('click',function(e){
var t=pressable(e),h=held;held=null;
if(answers()){if(h&&h===t)press(t);return}
if(!t||t.tagName==='SUMMARY')return;
e.preventDefault();e.stopPropagation();
if(t.dataset.toggles==='theme'){var h=d.documentElement.dataset;h.theme=h.theme==='dark'?'light':'dark';
try{w.localStorage.setItem(${JSON.stringify(themeStorageKey)},h.theme)}catch(e){}return}
if(!pressed)new MutationObserver(function(_,o){if(!answers())return;o.disconnect();var p=pressed;pressed=null;delete p.dataset.pressed;if(p.isConnected){press(p);p.click()}})
.observe(d.documentElement,{attributes:true});
if(pressed)delete pressed.dataset.pressed;pressed=t;t.dataset.pressed=''},true);
})(document,window)`;
