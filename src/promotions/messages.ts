// Messages about codes for buyers, and about promotions for staff.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'

export const messages = {
	codeMissing: 'Type a code first.',
	tooManyCodes: 'You have tried many codes. Please wait an hour and try again.',
	unknown: (code: string) => `We do not know the code ${code}. Check its spelling.`,
	ended: (code: string, day: string) => `The code ${code} ended on ${formatLongDay(day)}.`,
	off: (code: string) => `The code ${code} is no longer valid.`,
	notYet: (code: string, day: string) => `The code ${code} is valid from ${formatLongDay(day)}.`,
	usedUp: (code: string) => `The code ${code} has been used as often as it can be.`,
	usedByYou: (code: string, times: number) =>
		times === 1
			? `You have used the code ${code} before. It is valid once per person.`
			: `You have used the code ${code} ${counted(times, 'time')}, which is as often as it can be.`,
	otherRole: (code: string, roles: string) => `The code ${code} is for ${roles}.`,
	signInFirst: (code: string, roles: string) =>
		`The code ${code} is for ${roles}. Sign in with your account to use it.`,
	otherPortal: (code: string) => `The code ${code} is for orders in a team’s portal that is not this one.`,
	otherGoods: (code: string, goods: string) =>
		`The code ${code} is for ${goods}; your cart has none of them yet.`,
	belowCents: (code: string, leastCents: number, missingCents: number) =>
		`The code ${code} is valid from ${formatUsd(leastCents)}: ${formatUsd(missingCents)} to go.`,
	belowUnits: (code: string, least: number, missing: number) =>
		`The code ${code} is valid from ${counted(least, 'unit')}: ${missing} to go.`,
	discountIsBetter: (code: string) =>
		`Your quantity or team discount saves you more than the code ${code}, so it counts instead.`,
	otherIsBetter: (code: string, name: string) =>
		`${name} saves you more than the code ${code}, so it counts instead.`,
	noShipping: (code: string) =>
		`The code ${code} makes shipping free, and this order already ships for free.`,
	instead: (name: string) =>
		`${name} counts instead of a quantity or team discount, because it saves you more.`,

	notFound: 'This promotion does not exist.',
	codeTaken: 'Another promotion has this code. Choose a different one.',
	changedMeanwhile:
		'Someone else has changed this promotion. It is shown as it is now; please make your changes again.',
	invalid: 'Please check the form.',
} as const
