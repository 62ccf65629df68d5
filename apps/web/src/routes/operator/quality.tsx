import { QualityPage } from '../../features/operator/quality/quality-page.tsx';

export default QualityPage;
