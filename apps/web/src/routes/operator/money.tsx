export { MoneyPage as default } from '../../features/operator/money/money-page.tsx';
