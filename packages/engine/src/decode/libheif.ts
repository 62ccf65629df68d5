/// <reference path="./libheif-js.d.ts" />
import { EngineError } from '../errors.ts';

export interface HeicPicture {
  /** RGB, 8 bits, upright. */
  pixels: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** ICC profile. */
  profile: Uint8Array | null;
  /** Primaries and transfer curve by the codes of ITU-T H.273. */
  colourCodes: readonly [number, number] | null;
  /** True for the colours in which telephones store photos. */
  isDisplayP3: boolean;
}

interface Pointer {
  $$: { ptr: number };
}

interface Failure {
  code: unknown;
}

interface DecodedImage {
  image: Pointer;
  channels: { id: unknown; width: number; height: number; stride: number; data: Uint8Array }[];
}

/** The part of libheif that we call; its own types describe 700 functions without their parameters. */
interface Libheif {
  HEAPU8: Uint8Array<ArrayBuffer>;
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown };
  heif_context_alloc(): Pointer;
  heif_context_read_from_memory(context: Pointer, bytes: Uint8Array): Failure;
  heif_js_context_get_primary_image_handle(context: Pointer): Pointer | Failure;
  heif_image_handle_get_width(handle: Pointer): number;
  heif_image_handle_get_height(handle: Pointer): number;
  heif_js_decode_image2(handle: Pointer, colours: unknown, chroma: unknown): DecodedImage | Failure;
  _heif_context_set_maximum_image_size_limit(context: number, sidePx: number): void;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  // The result, a structure of three words, is written to the first address.
  _heif_image_handle_get_raw_color_profile(result: number, handle: number, target: number): void;
  _heif_image_handle_get_nclx_color_profile(result: number, handle: number, target: number): void;
  _malloc(bytes: number): number;
}

/**
 * Decodes a HEIC file with libheif, which runs as WebAssembly, also in browsers: a damaged file can harm neither memory
 * nor files of the process. Each file has an instance of its own, because the memory of one never shrinks.
 *
 * Throws: EngineError file-damaged, picture-too-large; before a pixel is decoded.
 */
export async function decodeHeic(source: Uint8Array, pixelsMax: number): Promise<HeicPicture> {
  const { default: newLibheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const lib: Libheif = newLibheif({ print: ignore, printErr: ignore });
  try {
    const context = lib.heif_context_alloc();
    // The largest side of a picture whose shape is that of a portrait.
    lib._heif_context_set_maximum_image_size_limit(context.$$.ptr, Math.ceil(2 * Math.sqrt(pixelsMax)));
    const { code } = lib.heif_context_read_from_memory(context, source);
    if (code !== lib.heif_error_code.heif_error_Ok) throw new EngineError('file-damaged');
    const handle = succeeded(lib.heif_js_context_get_primary_image_handle(context));
    const pixels = lib.heif_image_handle_get_width(handle) * lib.heif_image_handle_get_height(handle);
    if (pixels > pixelsMax) throw new EngineError('picture-too-large', { pixels, pixelsMax });
    return decodedPicture(lib, handle);
  } catch (cause) {
    // libheif ends some damaged files by an exception of WebAssembly.
    throw cause instanceof EngineError ? cause : new EngineError('file-damaged', {}, { cause });
  }
}

function ignore(): void {}

function decodedPicture(lib: Libheif, handle: Pointer): HeicPicture {
  const { heif_colorspace_RGB: rgb } = lib.heif_colorspace;
  const decoded = lib.heif_js_decode_image2(handle, rgb, lib.heif_chroma.heif_chroma_interleaved_RGB);
  const [plane] = succeeded(decoded).channels;
  if (!plane) throw new EngineError('file-damaged');
  const { width: widthPx, height: heightPx } = plane;
  const pixels = withoutPadding(plane);
  const [profile, colourCodes] = [profileOf(lib, handle), colourCodesOf(lib, handle)];
  const isDisplayP3 = profile ? nameIn(profile, 'Display P3') : colourCodes?.[0] === 12;
  return { pixels, widthPx, heightPx, profile, colourCodes, isDisplayP3 };
}

/** Profiles state their name in bytes or in UTF-16. */
function nameIn(profile: Uint8Array, name: string): boolean {
  return String.fromCharCode(...profile.subarray(0, 4096).filter((byte) => byte !== 0)).includes(name);
}

function withoutPadding({ data, stride, width, height }: DecodedImage['channels'][number]): Uint8Array {
  const rowBytes = 3 * width;
  if (stride === rowBytes) return data.subarray(0, rowBytes * height);
  const pixels = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    pixels.set(data.subarray(y * stride, y * stride + rowBytes), y * rowBytes);
  }
  return pixels;
}

const resultBytes = 12;

function profileOf(lib: Libheif, { $$: { ptr } }: Pointer): Uint8Array | null {
  const bytes = lib._heif_image_handle_get_raw_color_profile_size(ptr);
  if (bytes === 0) return null;
  const at = lib._malloc(bytes);
  lib._heif_image_handle_get_raw_color_profile(lib._malloc(resultBytes), ptr, at);
  return lib.HEAPU8.slice(at, at + bytes);
}

/** Layout of heif_color_profile_nclx: a version, then primaries and transfer, each in four bytes. */
function colourCodesOf(lib: Libheif, { $$: { ptr } }: Pointer): readonly [number, number] | null {
  const target = lib._malloc(4);
  const memory = () => new DataView(lib.HEAPU8.buffer);
  memory().setUint32(target, 0, true);
  lib._heif_image_handle_get_nclx_color_profile(lib._malloc(resultBytes), ptr, target);
  const at = memory().getUint32(target, true);
  return at === 0 ? null : [memory().getUint32(at + 4, true), memory().getUint32(at + 8, true)];
}

function succeeded<T extends object>(result: T | Failure): T {
  if (!result || 'code' in result) throw new EngineError('file-damaged');
  return result;
}
