export interface FormPart {
  name: string;
  value?: string;
  fileName?: string;
  type?: string;
  content?: Buffer;
}

const boundary = '----vesika-test-form';

/** A handwritten multipart body, because tests send what no browser would. */
export function formOf(parts: readonly FormPart[]) {
  const blocks = parts.flatMap(({ name, value = '', fileName, type = 'image/jpeg', content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const contentType = fileName === undefined ? '' : `\r\ncontent-type: ${type}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}${contentType}\r\n\r\n`;
    return [Buffer.from(head), content ?? Buffer.from(value), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...blocks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
