import { languageCookie } from '@vesika/contract';
import { directionOf, languages } from '@vesika/messages';
import { languageCookieText, languageStorageKey } from './i18n/storage-key.ts';
import { begunPhotoKey } from './session/begun-photo.ts';
import { sessionStorageKey } from './session/storage-key.ts';
import { themeStorageKey } from './theme/theme.ts';

const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl');

/**
 * Runs before anything is painted: sets the theme, and marks a browser that keeps a session or is about to, by the link
 * of a mail (pages then leave out what is for guests), and one that has begun a photo. When the visitor reads another
 * language than that of the served page, it sets its direction and holds the words back until its catalogue is there
 * (3 s at most). What language an address names is remembered for the pages that have none in theirs; what was chosen
 * earlier is told to the server again where the cookie is gone. The cookie is the newer of the two where they differ: an
 * address of another language that only leads on sets nothing else.
 */
export const firstPaintScript = `(function(d,w){
var prefix=w.location.pathname.split('/')[1],own=${JSON.stringify(languages)}.indexOf(prefix)>=0;
var saved=function(k){try{return w.localStorage.getItem(k)}catch(e){return null}};
var theme=saved(${JSON.stringify(themeStorageKey)});
d.dataset.theme=theme==='dark'||theme==='light'?theme:w.matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(saved(${JSON.stringify(sessionStorageKey)})||w.location.hash.indexOf('access_token=')>0)d.dataset.session='';
if(saved(${JSON.stringify(begunPhotoKey)}))d.dataset.begun='';
var remember=function(l){try{w.localStorage.setItem(${JSON.stringify(languageStorageKey)},l)}catch(e){}
d.ownerDocument.cookie=${JSON.stringify(languageCookieText('*'))}.replace('*',l)};
if(own){remember(prefix);return}
var told=(d.ownerDocument.cookie.match(/(?:^|; )${languageCookie}=(\\w+)/)||[])[1];
var known=${JSON.stringify(languages)};
var wanted=[told||saved(${JSON.stringify(languageStorageKey)})].concat(w.navigator.languages||[w.navigator.language]);
for(var i=0;i<wanted.length;i++){var l=String(wanted[i]||'').slice(0,2).toLowerCase();if(known.indexOf(l)<0)continue;
if(i===0)remember(l);
if(l!==d.lang){d.lang=l;d.dir=${JSON.stringify(rightToLeft)}.indexOf(l)<0?'ltr':'rtl';
d.dataset.languagePending='';w.setTimeout(function(){delete d.dataset.languagePending},3000)}break}
})(document.documentElement,window)`;
