/** The only importer of onnx-proto: reads and writes ONNX models as plain protobuf messages. */
import onnxProto from 'onnx-proto';

export type OnnxNode = onnxProto.onnx.INodeProto;
export type OnnxTensor = onnxProto.onnx.ITensorProto;
export type OnnxValueInfo = onnxProto.onnx.IValueInfoProto;
type OnnxModel = onnxProto.onnx.IModelProto;

/** TensorProto.DataType of the ONNX specification; only the used ones. */
export const elementTypes = { float32: 1, uint8: 2, int8: 3, int32: 6, int64: 7, float16: 10 } as const;
export type ElementType = keyof typeof elementTypes;

/** AttributeProto.AttributeType of the ONNX specification; only the used ones. */
export const attributeTypes = { float: 1, int: 2, string: 3, ints: 7 } as const;

/** Decodes an .onnx file. Throws: RangeError or Error of protobufjs when the bytes are not a model. */
export function decodeModel(bytes: Uint8Array): OnnxModel {
  return onnxProto.onnx.ModelProto.decode(bytes);
}

/** Encodes an .onnx file. It is not validated; ONNX Runtime does that when it loads the model. */
export function encodeModel(model: OnnxModel): Uint8Array {
  return onnxProto.onnx.ModelProto.encode(model).finish();
}
