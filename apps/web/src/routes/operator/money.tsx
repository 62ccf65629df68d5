import { MoneyPage } from '../../features/operator/money/money-page.tsx';

export default MoneyPage;
