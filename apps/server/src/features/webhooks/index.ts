export { createAnnounce, eventsOf, forgetEvents } from './announce.ts';
export { createAnnounceJob } from './announce-job.ts';
export { createAnnouncements } from './announcements.ts';
export { createDeliver } from './deliver.ts';
export { expireDeliveries, openDeliveryQueue } from './delivery-queue.ts';
export { deliveryJson, endpointJson } from './endpoint-json.ts';
export { announcedRecordPhoto, createAnnounceGivenUp, createEndJob } from './photo-announcements.ts';
export { createWebhookEndpoints, deleteEndpointsOf, type WebhookEndpoints } from './webhook-endpoints.ts';
