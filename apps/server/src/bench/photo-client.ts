/** The other side of measure-service.ts, in a process of its own so that its work is not measured too. */
interface Order {
  address: string;
  portrait: Uint8Array<ArrayBuffer>;
}

process.on('message', async (order: Order) => {
  process.send?.(await makePhoto(order));
});
process.on('disconnect', () => process.exit());

/** Upload and photo over the wire; the time of the latter. */
async function makePhoto({ address, portrait }: Order): Promise<number> {
  const form = new FormData();
  form.set('countryCode', 'DE');
  form.set('documentType', 'passport');
  form.set('file', new Blob([portrait]));
  const upload = await fetch(`${address}/api/uploads`, { method: 'POST', body: form });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  const cookie = upload.headers.get('set-cookie')?.split(';')[0] ?? '';
  const begun = performance.now();
  const response = await fetch(`${address}/api/process-photo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ imageUrl, countryCode: 'DE', documentType: 'passport', formats: ['jpg'] }),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
  return performance.now() - begun;
}
