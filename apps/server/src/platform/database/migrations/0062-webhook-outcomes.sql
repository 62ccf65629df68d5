-- Failures of the network have one outcome, so that deliveries do not tell what a network has.
update webhook_deliveries set outcome = 'unreachable' where outcome in ('timed-out', 'address-private');
