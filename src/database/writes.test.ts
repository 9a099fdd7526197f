import { expect, test } from 'vitest'
import { tablesWritten } from './writes.server.ts'

test.each([
	['select * from "auth_users" for update', []],
	['begin', []],
	[
		'insert into "profiles" ("id") values ($1) on conflict ("id") do update set "id" = $1',
		['profiles', 'set'],
	],
	['update "auth_sessions" set "aal" = $1', ['auth_sessions']],
	['UPDATE ONLY public.auth_sessions SET aal = $1', ['auth_sessions']],
	['delete from "auth_factors" where "id" = $1', ['auth_factors']],
	['truncate table "user_roles"', ['user_roles']],
	[
		'with gone as (delete from "user_roles" returning *) insert into "audit" select * from gone',
		['user_roles', 'audit'],
	],
	['\n\tupdate profiles set full_name = $1', ['profiles']],
])('%s', (statement, tables) => {
	expect(tablesWritten(statement)).toEqual(tables)
})
