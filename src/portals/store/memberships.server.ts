// The portals that a person belongs to; accounts read them with every signed-in request.
import { getTableName, sql } from 'drizzle-orm'
import type { MembershipSource } from '#accounts/contract.ts'
import { portalPeople } from '../tables.ts'

export const portalMemberships: MembershipSource = {
	table: getTableName(portalPeople),
	portalIdsOf: (userId) =>
		sql<
			string[]
		>`array(select ${portalPeople.portalId} from ${portalPeople} where ${portalPeople.userId} = ${userId})`,
}
