// Request input: the whole sheet, a row from a form, a family's answer.
import { z } from 'zod'
import { plainEmail, plainPhone } from './rules/contact.ts'
import { normalSize, plainCell, plainNumber } from './rules/cells.ts'
import { emptyPlayer, maxPlayers, type Player } from './rules/player.ts'
import { familyLanguages } from './states.ts'

/** Longer than any rule allows, so that the rule's message appears. */
const cell = z.string().max(200).transform(plainCell)
const size = cell.transform(normalSize)

const playerShape = {
	name: cell,
	number: cell.transform(plainNumber),
	size,
	shortsSize: size,
	printsName: z.boolean(),
	jerseyName: cell,
	grade: cell,
	parentName: cell,
	parentEmail: cell.transform(plainEmail),
	parentPhone: cell.transform(plainPhone),
	language: z.enum(familyLanguages),
}

/** A row of the sheet; `id` is null for a new one. */
export const SheetRow = z.object({ id: z.uuid().nullable(), ...playerShape })
export type SheetRow = z.infer<typeof SheetRow>

/** The sheet as one user submits it. */
export const SentSheet = z.object({
	/** The revision that the edits started from. */
	revision: z.int().min(0),
	rows: z.array(SheetRow).max(maxPlayers),
})
export type SentSheet = z.infer<typeof SentSheet>

const rowIds = z.array(z.uuid()).min(1).max(maxPlayers)

/** Requests that the open roster page sends. */
export const RosterRequest = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('save'), ...SentSheet.shape }),
	z.object({ intent: z.literal('make-links'), rowIds }),
	z.object({ intent: z.literal('revoke-links'), rowIds }),
	z.object({ intent: z.literal('link-account'), rowId: z.uuid(), userId: z.uuid().nullable() }),
])
export type RosterRequest = z.infer<typeof RosterRequest>

/** A player entered in a plain form. */
export const AddForm = z.object({
	name: cell.default(''),
	number: cell.transform(plainNumber).default(''),
	size: size.default(''),
	shortsSize: size.default(''),
	hidesName: z.string().optional(),
})
export const playerOfForm = ({ hidesName, ...player }: z.infer<typeof AddForm>): Player => ({
	...emptyPlayer,
	...player,
	printsName: hidesName === undefined,
})

/** A family's answer about its own row. */
export const FamilyAnswer = z.object({
	name: cell.default(''),
	number: cell.transform(plainNumber).default(''),
	size: size.default(''),
	shortsSize: size.default(''),
})
export type FamilyAnswer = z.infer<typeof FamilyAnswer>
