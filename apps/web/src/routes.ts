import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('auth', 'routes/auth.tsx'),
  layout('routes/dashboard/layout.tsx', [
    route('dashboard', 'routes/dashboard/index.tsx'),
    route('dashboard/passport', 'routes/dashboard/wizard.tsx', { id: 'wizard-passport' }),
    route('dashboard/visa', 'routes/dashboard/wizard.tsx', { id: 'wizard-visa' }),
    route('dashboard/id', 'routes/dashboard/wizard.tsx', { id: 'wizard-id' }),
    route('dashboard/gallery', 'routes/dashboard/gallery.tsx'),
    route('dashboard/profile', 'routes/dashboard/profile.tsx'),
    route('dashboard/payments', 'routes/dashboard/payments.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
