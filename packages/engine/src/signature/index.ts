export { type MadeSignature, makeSignature, type SignatureRequest } from './make-signature.ts';
