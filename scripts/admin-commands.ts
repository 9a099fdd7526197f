// The commands behind `npm run admin`: arguments in, lines out.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { accountByEmail, createAdmin, peopleWithRoles } from '#accounts/service/operator.server.ts'
import { grantRole, revokeEverything, revokeRole } from '#accounts/service/roles.server.ts'
import { AuthFailure } from '#auth/rules/errors.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { normalizeEmail } from '#auth/rules/passwords.ts'
import { counted } from '#kit/plural.ts'
import { roles, type Role } from '#kit/roles.ts'
import { jobUsage } from './job-commands.ts'
import { orderUsage } from './order-arguments.ts'
import { WrongUse } from './wrong-use.ts'

export const usage = `Usage: npm run admin -- COMMAND
  create EMAIL [--name "Full Name"]  make an account with the role admin; prints a link that sets its password
  grant EMAIL ROLE                   give a role: ${roles.join(', ')}
  revoke EMAIL ROLE                  take a role
  revoke EMAIL                       take all roles and end all sessions
  list                               everybody who holds a role
  session-key                        print a new entry for SESSION_KEYS
  migrate                            bring the tables up to date while the release before serves them${orderUsage}${jobUsage}`

type Command = { command: string; email: string; role: Role | undefined; name: string | undefined }

function emailOf(text: string | undefined): string {
	if (text === undefined) throw new WrongUse('An e-mail address is missing.')
	try {
		return normalizeEmail(text)
	} catch (failure) {
		if (failure instanceof AuthFailure) throw new WrongUse(`"${text}" is not an e-mail address.`)
		throw failure
	}
}

function roleOf(text: string | undefined): Role | undefined {
	if (text === undefined) return undefined
	const role = roles.find((known) => known === text)
	if (!role) throw new WrongUse(`Unknown role "${text}". The roles are ${roles.join(', ')}.`)
	return role
}

/** The most arguments that each command takes, its name included. */
const argumentLimits: Readonly<Record<string, number>> = {
	create: 2,
	grant: 3,
	revoke: 3,
	list: 1,
	'session-key': 1,
	migrate: 1,
}

function parseCommand(args: readonly string[]): Command {
	const { positionals, values } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: { name: { type: 'string' } },
	})
	const [command, email, role] = positionals
	const most =
		command !== undefined && Object.hasOwn(argumentLimits, command) ? argumentLimits[command] : undefined
	if (command === undefined || most === undefined) throw new WrongUse(usage)
	if (positionals.length > most) throw new WrongUse(`Too many arguments for "${command}".\n${usage}`)
	if (values.name !== undefined && command !== 'create')
		throw new WrongUse('--name belongs to "create" alone.')
	const takesPerson = most > 1
	const parsed = {
		command,
		email: takesPerson ? emailOf(email) : '',
		role: roleOf(role),
		name: values.name,
	}
	if (command === 'grant' && !parsed.role) throw new WrongUse(`A role is missing: ${roles.join(', ')}.`)
	return parsed
}

/** The date helps people to tell old keys from new ones. */
function sessionKey(now: Date): string {
	const id = `k${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(2).toString('hex')}`
	return `SESSION_KEYS=${id}:${randomBytes(32).toString('base64url')}`
}

async function create(call: AuthCall, { email, name }: Command): Promise<string[]> {
	const { link } = await createAdmin(call, { email, fullName: name })
	const minutes = Math.round(call.auth.settings.lifetimes.link / 60)
	return [`${email} is an admin now. Set the password here, once, within ${minutes} minutes:`, link]
}

async function grant(call: AuthCall, { email, role }: Command & { role: Role }): Promise<string[]> {
	const { id } = await accountByEmail(call, email)
	const isNew = await grantRole(call, { userId: id, role })
	return [isNew ? `${email} has the role ${role} now.` : `${email} has the role ${role} already.`]
}

async function revoke(call: AuthCall, { email, role }: Command): Promise<string[]> {
	const { id } = await accountByEmail(call, email)
	if (role) {
		const isGone = await revokeRole(call, { userId: id, role })
		return [isGone ? `${email} no longer has the role ${role}.` : `${email} does not have the role ${role}.`]
	}
	const gone = await revokeEverything(call, id)
	const held = gone.length > 0 ? gone.join(', ') : 'none'
	return [`${email} is signed out everywhere and is retail now. Roles taken: ${held}.`]
}

async function list(call: AuthCall): Promise<string[]> {
	const people = await peopleWithRoles(call)
	if (people.length === 0) return ['Nobody holds a role yet. Begin with: npm run admin -- create EMAIL']
	return people.map(({ email, fullName, roles: held }) =>
		[held.join(', ').padEnd(24), email.padEnd(36), fullName].join('  ').trimEnd(),
	)
}

const migrated = (count: number): string =>
	count === 0
		? 'The tables are up to date.'
		: `The tables are up to date now: ${counted(count, 'migration')} of this release ran.`

export type CommandShop = {
	open: () => Promise<AuthCall>
	/** Brings the tables up to date. @returns how many migrations ran */
	migrate: () => Promise<number>
	now: Date
}

/**
 * Runs one command; opens the shop only when the arguments are valid.
 * @returns lines to print
 * @throws WrongUse, Refusal
 */
export async function runCommand(
	args: readonly string[],
	{ open, migrate, now }: CommandShop,
): Promise<string[]> {
	const parsed = parseCommand(args)
	const { command, role } = parsed
	if (command === 'session-key') return [sessionKey(now)]
	if (command === 'migrate') return [migrated(await migrate())]
	const call = await open()
	if (command === 'create') return create(call, parsed)
	if (command === 'grant' && role) return grant(call, { ...parsed, role })
	return command === 'revoke' ? revoke(call, parsed) : list(call)
}
