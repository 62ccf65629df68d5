export { PaymentsPage as default } from '../../features/payments/payments-page.tsx';
