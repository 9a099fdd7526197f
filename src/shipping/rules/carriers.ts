// The carriers that staff can choose, in the order of the list. Adding one: docs/recipes/carrier.md.
import type { Carrier } from '../contract.ts'
import { dhl } from './carriers/dhl.ts'
import { fedex } from './carriers/fedex.ts'
import { ontrac } from './carriers/ontrac.ts'
import { ups } from './carriers/ups.ts'
import { usps } from './carriers/usps.ts'

/** Keys are stored with shipments, so a key that was ever used must stay. */
export const carriers = { ups, usps, fedex, dhl, ontrac } as const satisfies Record<string, Carrier>

/** For carriers without an adapter: a local courier, a freight company, a driver of the shop. */
export const otherCarrier = { label: 'Other carrier', trackingUrl: () => null }

export type KnownCarrier = keyof typeof carriers
export type CarrierId = KnownCarrier | 'other'

// Cast: the object's keys are known.
export const knownCarriers = Object.keys(carriers) as KnownCarrier[]
export const carrierIds: [CarrierId, ...CarrierId[]] = ['other', ...knownCarriers]

export const carrierOf = (id: CarrierId): Pick<Carrier, 'label' | 'trackingUrl'> =>
	id === 'other' ? otherCarrier : carriers[id]
