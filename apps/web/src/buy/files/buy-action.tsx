import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';

export type OnBuy = (() => void) | null;

type BuyActionProps = { onBuy: OnBuy } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'children' | 'aria-label'
>;

export function BuyAction({ onBuy, variant, size, className = '', ...props }: BuyActionProps) {
  if (onBuy) return <Button variant={variant} size={size} className={className} onClick={onBuy} {...props} />;
  return (
    <Link to="/dashboard/payments" className={`${buttonClass({ variant, size })} ${className}`} {...props} />
  );
}
