// Players as the API shows and takes them. Contacts of families are neither shown nor changed.
import { z } from 'zod'
import { SheetRow } from '#rosters/schemas.ts'
import { maxPlayers } from '#rosters/rules/player.ts'

const Player = z.object({
	id: z.string(),
	name: z.string(),
	number: z.string(),
	size: z.string(),
	shortsSize: z.string(),
	printsName: z.boolean().meta({ description: 'False when the family does not want the name printed' }),
	jerseyName: z.string().meta({ description: 'Printed in place of the name; empty for the name' }),
	grade: z.string(),
})

export const Roster = z.object({
	portalId: z.string(),
	revision: z.int().meta({ description: 'Send it back when you replace the roster' }),
	players: z.array(Player),
})

const { name, number, size, shortsSize, jerseyName, grade } = SheetRow.shape

export const NewPlayer = z.strictObject({
	name,
	number: number.default(''),
	size: size.default(''),
	shortsSize: shortsSize.default(''),
	printsName: z.boolean().default(true),
	jerseyName: jerseyName.default(''),
	grade: grade.default(''),
})

export const NewPlayers = z.strictObject({ players: z.array(NewPlayer).min(1).max(100) })

export const RosterSheet = z.strictObject({
	revision: z.int().min(0),
	players: z
		.array(
			NewPlayer.extend({
				id: z
					.uuid()
					.nullable()
					.default(null)
					.meta({ description: 'Of a player who stays; null or absent for a new one' }),
			}),
		)
		.max(maxPlayers)
		.meta({ description: 'The whole roster: players who are not in it are deleted' }),
})

/** Without names: what a client can repeat safely is stored for a day. */
export const RosterChange = z.object({
	portalId: z.string(),
	revision: z.int(),
	players: z.int().meta({ description: 'Players on the roster' }),
})
