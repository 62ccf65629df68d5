import { themeStorageKey } from './theme/theme.ts';

/**
 * A press that comes before the page can answer is kept and repeated once it can (`data-awake` on the document, set by
 * root.tsx), as press and click, since tabs listen to the one and buttons to the other; links work by themselves, and
 * the theme changes at once, as nothing but the document is asked for.
 *
 * Where deferred-scripts.ts has put scripts to sleep, they wake at the visitor's first move. Until then they are fetched
 * once the page is there and the browser idle; a screen that is touched, where no pointer comes near before the first
 * press, wakes them then too. A pointer that only rests where the page appears has not moved, though the browser tells
 * of it as if it had.
 */
export const wakeScript = `(function(d,w){
var events=['pointermove','pointerdown','touchstart','keydown','focusin','wheel','scroll'],woken=false,pressed=null;
function wake(e){if(woken||e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;woken=true;
events.forEach(function(e){w.removeEventListener(e,wake,true)});
d.querySelectorAll('script[type="text/x-asleep"]').forEach(function(s){
var n=d.createElement('script');n.type='module';n.textContent=s.textContent;d.body.appendChild(n)})}
function answers(){return d.documentElement.dataset.awake!==undefined}
function atIdle(f){w.requestIdleCallback?w.requestIdleCallback(f,{timeout:4000}):w.setTimeout(f,1500)}
function fetchAll(){d.querySelectorAll('link[rel=asleep]').forEach(function(s){
var l=d.createElement('link');l.rel='modulepreload';l.href=s.href;s.replaceWith(l)})}
if(d.querySelector('meta[name=scripts]')){
events.forEach(function(e){w.addEventListener(e,wake,{capture:true,passive:true})});
w.addEventListener('load',function(){atIdle(function(){fetchAll();if(w.matchMedia('(hover: none)').matches)atIdle(function(){wake()})})});
if(d.documentElement.dataset.languagePending!==undefined)d.addEventListener('DOMContentLoaded',function(){wake()})}
w.addEventListener('click',function(e){
if(answers())return;
var t=e.target.closest&&e.target.closest('button,[role=button],summary,input[type=radio],input[type=checkbox]');
if(!t||t.tagName==='SUMMARY')return;
e.preventDefault();e.stopPropagation();
if(t.dataset.toggles==='theme'){var h=d.documentElement.dataset;h.theme=h.theme==='dark'?'light':'dark';
try{w.localStorage.setItem(${JSON.stringify(themeStorageKey)},h.theme)}catch(e){}return}
if(!pressed)new MutationObserver(function(_,o){if(!answers())return;o.disconnect();var p=pressed;pressed=null;delete p.dataset.pressed;if(p.isConnected){p.dispatchEvent(new MouseEvent('mousedown',{bubbles:true}));p.click()}})
.observe(d.documentElement,{attributes:true});
if(pressed)delete pressed.dataset.pressed;pressed=t;t.dataset.pressed=''},true);
})(document,window)`;
