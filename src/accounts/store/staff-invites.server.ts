// Rows of invitations to work for the shop.
import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { mostStaffInvites } from '../rules/staff-invite.ts'
import { profiles, staffInvites } from '../tables.ts'

export type StaffInviteRow = typeof staffInvites.$inferSelect

const unused = and(isNull(staffInvites.usedAt), isNull(staffInvites.withdrawnAt))

/** Neither used nor withdrawn, expired ones too; by address. */
export const unusedInvites = (db: Connection) =>
	db
		.select({
			...columnsOf(staffInvites, 'id', 'email', 'role', 'sentAt', 'expiresAt'),
			invitedBy: profiles.fullName,
		})
		.from(staffInvites)
		.leftJoin(profiles, eq(profiles.id, staffInvites.createdBy))
		.where(unused)
		.orderBy(asc(staffInvites.email), asc(staffInvites.id))
		.limit(mostStaffInvites)

export const countUnused = (db: Connection): Promise<number> => db.$count(staffInvites, unused)

export async function openInviteFor(
	db: Connection,
	{ email, role }: Pick<StaffInviteRow, 'email' | 'role'>,
	now: Date,
) {
	const [row] = await db
		.select({ id: staffInvites.id })
		.from(staffInvites)
		.where(
			and(
				unused,
				eq(staffInvites.email, email),
				eq(staffInvites.role, role),
				gt(staffInvites.expiresAt, now),
			),
		)
	return row
}

export async function insertStaffInvite(db: Connection, row: StaffInviteRow): Promise<void> {
	await db.insert(staffInvites).values(row)
}

export async function inviteByHash(db: Connection, tokenHash: string): Promise<StaffInviteRow | undefined> {
	const [row] = await db.select().from(staffInvites).where(eq(staffInvites.tokenHash, tokenHash))
	return row
}

export async function lockInvite(
	db: Connection,
	by: { id: string } | { tokenHash: string },
): Promise<StaffInviteRow | undefined> {
	const [row] = await db
		.select()
		.from(staffInvites)
		.where('id' in by ? eq(staffInvites.id, by.id) : eq(staffInvites.tokenHash, by.tokenHash))
		.for('update')
	return row
}

export async function updateInvite(
	db: Connection,
	id: string,
	change: Partial<StaffInviteRow>,
): Promise<void> {
	await db.update(staffInvites).set(change).where(eq(staffInvites.id, id))
}

/** Withdraws the other open invitations of the address for the same role. */
export async function withdrawOthers(db: Connection, row: StaffInviteRow, at: Date): Promise<void> {
	await db
		.update(staffInvites)
		.set({ withdrawnAt: at })
		.where(
			and(
				unused,
				eq(staffInvites.email, row.email),
				eq(staffInvites.role, row.role),
				ne(staffInvites.id, row.id),
			),
		)
}

export async function deleteInvitesBefore(db: Connection, expiredBefore: Date): Promise<void> {
	await db.delete(staffInvites).where(lt(staffInvites.expiresAt, expiredBefore))
}
