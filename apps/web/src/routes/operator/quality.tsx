export { QualityPage as default } from '../../features/operator/quality/quality-page.tsx';
