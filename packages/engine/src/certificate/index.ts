export type {
  CertificateCheck,
  CertificateFact,
  CertificateList,
  CertificateRequest,
} from './certificate-request.ts';
export { renderCertificate } from './render-certificate.ts';
