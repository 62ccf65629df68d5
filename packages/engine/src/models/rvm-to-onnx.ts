import { OnnxGraph } from './onnx-graph.ts';
import { RvmPass } from './rvm-pass.ts';
import { RvmWeights } from './rvm-weights.ts';
import type { TfjsGraph } from './tfjs-reader.ts';

/**
 * Robust Video Matting for a single picture. The net is recurrent over the frames of a video; a single picture is the
 * first frame, with an empty state.
 *
 * In:     the published graph.
 * Out:    an ONNX file of 14 MB: `input` float32 [1, 3, H, W], RGB 0..1, H and W multiples of 16; `output` float32 [1,
 *         1, H, W], 0 (background) to 1 (person).
 * Source: Lin, Yang, Saleemi, Sengupta, "Robust High-Resolution Video Matting with Temporal Guidance", WACV 2022.
 */
export function rvmToOnnx(source: TfjsGraph): Uint8Array {
  const graph = new OnnxGraph();
  const weights = new RvmWeights(source, graph);
  const picture = graph.input('input', 'float32', [1, 3, 'H', 'W']);
  const look = new RvmPass({ source, graph, weights }, picture);
  graph.output('output', look.alpha(), 'float32', [1, 1, 'H', 'W']);
  return graph.encode();
}
