// States of endpoints and of deliveries.

export const endpointStates = ['active', 'paused'] as const
export type EndpointState = (typeof endpointStates)[number]

/** Why an endpoint is paused: by an admin, because it answered 410 Gone, or because it failed for days. */
export const pauseReasons = ['admin', 'gone', 'failing'] as const
export type PauseReason = (typeof pauseReasons)[number]

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
