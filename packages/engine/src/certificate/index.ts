export type {
  CertificateCheck,
  CertificateFact,
  CertificateList,
  CertificateOrder,
} from './certificate-order.ts';
export { renderCertificate } from './render-certificate.ts';
