/*
 * The service worker of the pages that start without a network: the wizard and the check. It keeps these pages and the
 * assets that they load, and neither photos nor answers of the API. A photo that another app shares waits in IndexedDB
 * for the wizard, in the store of src/take/original/waiting-photo.ts.
 */

const pages = 'pages-1';
const assets = 'assets-1';
const assetsMax = 600;
const isStart = (path) => /^\/(create|([a-z]{2}\/)?check)$/.test(path);
/** WebAssembly of the live camera is large, and useless without its models. */
const isKeptAsset = (path) => path.startsWith('/assets/') && !path.endsWith('.wasm');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldCaches()]));
});

/** A page names the pages to keep and the assets that it has loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const { paths, loaded } = event.data;
  const kept = Promise.all([...paths.map(keepPage), keepAssets(loaded)]);
  event.waitUntil(
    kept.then(
      () => event.ports[0]?.postMessage('kept'),
      () => event.ports[0]?.postMessage('failed'),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/share') return event.respondWith(receiveShared(request));
  if (request.method !== 'GET') return;
  if (isKeptAsset(pathname)) return event.respondWith(assetOf(event));
  if (request.mode === 'navigate' && isStart(pathname)) event.respondWith(pageOf(event, pathname));
});

async function pageOf(event, path) {
  try {
    const response = await fetch(event.request);
    if (isPage(response)) {
      const copy = response.clone();
      event.waitUntil(caches.open(pages).then((cache) => cache.put(path, copy)));
    }
    return response;
  } catch (error) {
    // The page is the same for everybody, whatever its headers vary by.
    const kept = await caches.match(path, { cacheName: pages, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function keepPage(path) {
  const response = await fetch(path);
  if (!isPage(response)) return;
  const html = await response.clone().text();
  const named = [...html.matchAll(/["'(](\/assets\/[\w.-]+)/g)].map(([, asset]) => asset);
  await keepAssets(named);
  await (await caches.open(pages)).put(path, response);
}

function isPage(response) {
  return response.status === 200 && !response.redirected;
}

/** Names of assets contain a hash of their content. */
async function assetOf(event) {
  const { url } = event.request;
  const kept = await caches.match(url, { cacheName: assets, ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    event.waitUntil(caches.open(assets).then((cache) => cache.put(url, copy)));
  }
  return response;
}

async function keepAssets(addresses) {
  const cache = await caches.open(assets);
  const wanted = [...new Set(addresses)].filter((each) => isKeptAsset(new URL(each, self.location).pathname));
  await Promise.all(
    wanted.map(async (address) => {
      if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
    }),
  );
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - assetsMax)).map((key) => cache.delete(key)));
}

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== pages && name !== assets).map((name) => caches.delete(name)),
  );
}

async function receiveShared(request) {
  const photo = (await request.formData()).get('photo');
  if (photo instanceof File && photo.size > 0) await keepForWizard(photo);
  return Response.redirect('/create', 303);
}

function keepForWizard(file) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vesika', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('waiting-photo');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('waiting-photo', 'readwrite');
      change.objectStore('waiting-photo').put({ file, keptAt: Date.now() }, 'wizard');
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      change.onerror = () => reject(change.error);
    };
  });
}
