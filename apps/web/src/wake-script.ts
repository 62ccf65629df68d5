/**
 * Wakes the scripts that deferred-scripts.ts has put to sleep, at the visitor's first move. A press that
 * comes before the page can answer is kept and repeated once it can (`data-awake` on the document, set by
 * root.tsx); links work by themselves. A pointer that only rests where the page appears has not moved, though the
 * browser tells of it as if it had.
 */
export const wakeScript = `(function(d,w){
if(!d.querySelector('meta[name=scripts]'))return;
var events=['pointermove','pointerdown','touchstart','keydown','focusin','wheel','scroll'],woken=false,pressed=null;
function wake(e){if(woken||e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;woken=true;
events.forEach(function(e){w.removeEventListener(e,wake,true)});
d.querySelectorAll('script[type="text/x-asleep"]').forEach(function(s){
var n=d.createElement('script');n.type='module';n.textContent=s.textContent;d.body.appendChild(n)})}
function answers(){return d.documentElement.dataset.awake!==undefined}
events.forEach(function(e){w.addEventListener(e,wake,{capture:true,passive:true})});
w.addEventListener('click',function(e){
if(answers())return;
var t=e.target.closest&&e.target.closest('button,[role=button],summary');
if(!t||t.tagName==='SUMMARY')return;
e.preventDefault();e.stopPropagation();
if(!pressed)new MutationObserver(function(_,o){if(!answers())return;o.disconnect();var p=pressed;pressed=null;if(p&&p.isConnected)p.click()})
.observe(d.documentElement,{attributes:true});
pressed=t},true);
if(d.documentElement.dataset.languagePending!==undefined)wake();
})(document,window)`;
