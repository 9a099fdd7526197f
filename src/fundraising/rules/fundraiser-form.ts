// The form by which a team sets up its fundraiser, and the one by which people give.
import { z } from 'zod'
import { asCents, formatUsd, type Cents } from '#kit/money.ts'
import { isoDate, type IsoDate } from '#kit/time.ts'
import { errorsIn, readTyped, textOf, typedIn, type TypedForm } from '#kit/typed-fields.ts'
import { emailAddress } from '#portals/rules/form-fields.ts'
import { messages } from '../messages.ts'
import { centsOf } from '../schemas.ts'

export const longestStory = 600
export const longestDonor = 60
const highestGoalCents = 100_000_000

/** Amounts to choose from. */
export const presetCents = [1_000, 2_500, 5_000] as const
export const leastCents = 100
export const mostCents = 500_000

const Goal = z.string().transform((text, context): Cents => {
	if (text.trim() === '') return asCents(0)
	const cents = centsOf(text)
	if (cents === undefined || cents > highestGoalCents)
		context.addIssue({ code: 'custom', message: messages.goalRequired })
	return cents ?? asCents(0)
})

const Day = z.string().transform((text, context): IsoDate | null => {
	if (text.trim() === '') return null
	const day = new Date(`${text.trim()}T00:00:00Z`)
	const isDay = !Number.isNaN(day.getTime()) && isoDate(day) === text.trim()
	if (!isDay) context.addIssue({ code: 'custom', message: messages.noDay })
	return isDay ? isoDate(day) : null
})

const Fundraiser = z.object({
	isOn: z.string().transform((text) => text === 'yes'),
	goal: Goal,
	story: z
		.string()
		.transform((text) => text.replaceAll('\r\n', '\n').trim())
		.refine((text) => text.length <= longestStory, messages.storyTooLong)
		.refine((text) => /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u.test(text), 'Letters, digits and signs only'),
	endsOn: Day,
})
export type FundraiserForm = z.infer<typeof Fundraiser>

const fundraiserFields = ['isOn', 'goal', 'story', 'endsOn'] as const
type FundraiserField = (typeof fundraiserFields)[number]
export type TypedFundraiser = Record<FundraiserField, string>
export const readFundraiser = (
	fields: Readonly<Record<string, unknown>>,
): TypedForm<FundraiserField, FundraiserForm> => readTyped(fundraiserFields, Fundraiser, fields)

const Donor = z.object({
	key: z.uuid(),
	donor: z
		.string()
		.trim()
		.max(longestDonor, `At most ${longestDonor} characters`)
		.regex(/^[\p{L}\p{M}\p{N} .,&'’()-]*$/u, messages.donorName),
	email: emailAddress('Email'),
})
export type DonationForm = z.infer<typeof Donor> & { amountCents: Cents }

const donationFields = ['key', 'amount', 'other', 'donor', 'email'] as const
type DonationField = (typeof donationFields)[number]
export type TypedDonation = Record<DonationField, string>
type DonationErrors = Partial<TypedDonation>

/** The chosen or entered amount, within its limits. */
function amountIn({ amount, other }: TypedDonation): { cents: Cents } | { errors: DonationErrors } {
	const preset = presetCents.find((cents) => String(cents) === amount)
	if (preset !== undefined) return { cents: asCents(preset) }
	if (amount !== 'other') return { errors: { amount: messages.chooseAmount } }
	const cents = centsOf(other)
	if (cents !== undefined && cents >= leastCents && cents <= mostCents) return { cents }
	return { errors: { other: messages.otherAmountOf(formatUsd(leastCents), formatUsd(mostCents)) } }
}

/** A form without a key was not sent by our pages and gets no message for it. */
export function readDonation(
	fields: Readonly<Record<string, unknown>>,
): TypedForm<DonationField, DonationForm> {
	const typed = typedIn(donationFields, fields)
	const amount = amountIn(typed)
	const donor = Donor.safeParse(typed)
	if (donor.success && 'cents' in amount)
		return { ok: true, typed, value: { ...donor.data, amountCents: amount.cents } }
	const own = donor.success ? {} : errorsIn(donationFields, donor.error.issues)
	return { ok: false, typed, errors: { ...('errors' in amount && amount.errors), ...own } }
}

/** The choice in a link of the page; nothing chosen for anything else. */
export function chosenAmount(query: URLSearchParams): string {
	const amount = textOf(query.get('amount'))
	return amount === 'other' || presetCents.some((cents) => String(cents) === amount) ? amount : ''
}
