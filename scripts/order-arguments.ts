// Parses the arguments of an order command before the shop is opened.
import { parseArgs } from 'node:util'
import { orderStatuses, type OrderStatus } from '#orders/states.ts'
import { carrierIds } from '#shipping/rules/carriers.ts'
import type { ShipmentInput } from '#shipping/schemas.ts'
import { WrongUse } from './wrong-use.ts'

export const orderUsage = `
  orders [--status STATUS]           orders that are not over yet, or those of one status, oldest first
  order REF                          everything about one order
  approve REF                        a school purchase order may be made
  start REF                          production begins
  ship REF --tracking NUMBER [--carrier NAME] [--service "…"]
                                     a package is on its way; without --carrier it is recognized by its number
  deliver REF                        it has arrived
  cancel REF --reason "…"            cancel an order that is not paid
  refund REF --reason "…" (--all | --line N --units U | --amount 12.34)
                                     send money back; N is the number of the line as "order" shows it
  repair REF | all                   add an approval or jobs that the doctor reports as missing
  tasks                              open tasks for staff
  task-done ID                       mark a task as done`

export type What = 'whole' | { line: number; units: number } | { amountCents: number }

export type OrderCommand =
	| { command: 'orders'; statuses: readonly OrderStatus[] }
	| { command: 'order'; order: string }
	| { command: 'approve' | 'start' | 'deliver'; order: string }
	| { command: 'repair'; order: string }
	| { command: 'ship'; order: string; shipment: ShipmentInput }
	| { command: 'cancel'; order: string; reason: string }
	| { command: 'refund'; order: string; what: What; reason: string }
	| { command: 'tasks' }
	| { command: 'task-done'; task: string }

type Values = Partial<
	Record<'status' | 'tracking' | 'carrier' | 'service' | 'reason' | 'line' | 'units' | 'amount', string>
> & {
	all?: boolean
}

/** The options of each command, and whether it takes one subject. */
const shapes: Record<OrderCommand['command'], { takes: readonly (keyof Values)[]; isAboutOne: boolean }> = {
	orders: { takes: ['status'], isAboutOne: false },
	order: { takes: [], isAboutOne: true },
	approve: { takes: [], isAboutOne: true },
	start: { takes: [], isAboutOne: true },
	ship: { takes: ['tracking', 'carrier', 'service'], isAboutOne: true },
	deliver: { takes: [], isAboutOne: true },
	cancel: { takes: ['reason'], isAboutOne: true },
	refund: { takes: ['reason', 'all', 'line', 'units', 'amount'], isAboutOne: true },
	repair: { takes: [], isAboutOne: true },
	tasks: { takes: [], isAboutOne: false },
	'task-done': { takes: [], isAboutOne: true },
}

export const isOrderCommand = (word: string | undefined): word is OrderCommand['command'] =>
	word !== undefined && Object.hasOwn(shapes, word)

const over: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded']

function statusesOf(status: string | undefined): readonly OrderStatus[] {
	if (status === undefined) return orderStatuses.filter((one) => !over.includes(one))
	const known = orderStatuses.find((one) => one === status)
	if (!known) throw new WrongUse(`Unknown status "${status}". There are ${orderStatuses.join(', ')}.`)
	return [known]
}

function needed(text: string | undefined, name: string): string {
	if (text === undefined || text.trim() === '') throw new WrongUse(`--${name} is missing.`)
	return text.trim()
}

function whole(text: string | undefined, name: string): number {
	const given = needed(text, name)
	if (!/^[1-9]\d{0,5}$/.test(given)) throw new WrongUse(`--${name} is a whole number from 1.`)
	return Number(given)
}

function centsOf(text: string): number {
	const [, dollars, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
	if (dollars === undefined) throw new WrongUse('--amount is dollars and cents, such as 12.34.')
	return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

function whatOf({ all, line, units, amount }: Values): What {
	const ways = [all === true, line !== undefined || units !== undefined, amount !== undefined]
	if (ways.filter(Boolean).length !== 1)
		throw new WrongUse('Say what goes back: --all, or --line N --units U, or --amount 12.34.')
	if (all) return 'whole'
	return amount === undefined
		? { line: whole(line, 'line'), units: whole(units, 'units') }
		: { amountCents: centsOf(amount) }
}

function shipmentOf({ tracking, carrier, service = '' }: Values): ShipmentInput {
	const known = carrierIds.find((id) => id === carrier)
	if (carrier !== undefined && !known)
		throw new WrongUse(`Unknown carrier "${carrier}". There are ${carrierIds.join(', ')}.`)
	return { carrier: known ?? null, service, trackingNumber: needed(tracking, 'tracking') }
}

function read(args: readonly string[]) {
	const text = { type: 'string' } as const
	return parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			status: text,
			tracking: text,
			carrier: text,
			service: text,
			reason: text,
			line: text,
			units: text,
			amount: text,
			all: { type: 'boolean' },
		},
	})
}

/** @throws WrongUse */
export function parseOrderCommand(args: readonly string[]): OrderCommand {
	const { positionals, values } = read(args)
	const [command, about = '', ...more] = positionals
	if (!isOrderCommand(command)) throw new WrongUse(`Unknown command.${orderUsage}`)
	const { takes, isAboutOne } = shapes[command]
	const unknown = Object.keys(values).find((name) => !takes.some((known) => known === name))
	if (unknown !== undefined) throw new WrongUse(`"${command}" has no --${unknown}.`)
	if (more.length > 0 || (!isAboutOne && about !== ''))
		throw new WrongUse(`Too many arguments for "${command}".`)
	if (isAboutOne && about === '')
		throw new WrongUse(command === 'task-done' ? 'The task is missing.' : 'The order is missing.')
	switch (command) {
		case 'orders':
			return { command, statuses: statusesOf(values.status) }
		case 'tasks':
			return { command }
		case 'task-done':
			return { command, task: about }
		case 'ship':
			return { command, order: about, shipment: shipmentOf(values) }
		case 'cancel':
			return { command, order: about, reason: needed(values.reason, 'reason') }
		case 'refund':
			return { command, order: about, what: whatOf(values), reason: needed(values.reason, 'reason') }
		case 'repair':
			return { command, order: about }
		case 'order':
		case 'approve':
		case 'start':
		case 'deliver':
			return { command, order: about }
	}
}
