declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  const newLibheif: (options: { print: () => void; printErr: () => void }) => never;
  export default newLibheif;
}
