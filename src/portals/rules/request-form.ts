// The portal request form (Spec §5: organization, sport, contact name and email are required).
import { z } from 'zod'
import { readTyped, typedIn } from '#kit/typed-fields.ts'
import { lookFields } from './team-look.ts'
import { emailAddress, line, longText, optionalLine, optionalNumber } from './form-fields.ts'
import { isPortalSport, type RequestSport } from '../states.ts'
import { isOffered } from '#sports/sports.ts'

const phoneLetters = /^\+?[\d\s().\-/]{7,30}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i

const isRequestable = (sold: readonly string[], sport: RequestSport) =>
	sport === 'other' || isOffered(sold, sport)

/** @param sold the sports sold */
export const portalRequestSchema = (sold: readonly string[]) =>
	z.object({
		organizationName: line('Organization name', 150),
		sport: z.custom<RequestSport>(
			(sport) => isPortalSport(sport) && isRequestable(sold, sport),
			'Choose a sport',
		),
		contactName: line('Contact name', 100),
		contactEmail: emailAddress('Contact email'),
		contactPhone: optionalLine('Phone', 40).refine(
			(text) => text === '' || phoneLetters.test(text),
			'Enter a phone number with its area code, such as (330) 555-0147',
		),
		estimatedTeamSize: optionalNumber('Team size', { from: 1, to: 5_000 }),
		...lookFields,
		message: longText('Message', 2_000),
	})
export type PortalRequest = z.infer<ReturnType<typeof portalRequestSchema>>

const requestFields = portalRequestSchema([]).keyof().options
/** The input as typed, so that the form can return it after an error. */
export type TypedRequest = Record<(typeof requestFields)[number], string>

export const emptyRequest: TypedRequest = typedIn(requestFields, {})

export const readRequestForm = (sold: readonly string[], fields: Readonly<Record<string, unknown>>) =>
	readTyped(requestFields, portalRequestSchema(sold), fields)
