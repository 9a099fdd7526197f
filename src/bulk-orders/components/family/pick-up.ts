import type { PickUp } from '../../views.ts'

/** Where a family gets what it ordered, when the team gets everything together. */
export const pickUpWords = ({ school, city }: PickUp): string =>
	`Delivered to the team at ${school}, ${city}: pick it up from your coach.`
