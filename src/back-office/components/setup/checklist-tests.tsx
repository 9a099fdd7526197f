// The tests of the checklist: a mail, the payment keys, and what an order costs with the tax and shipping that hold.
import { usStates } from '#kit/address.ts'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { checklistUrl } from '../../rules/guide.ts'
import type { SetupStep } from '../../rules/setup.ts'
import { triedCents, type TriedMethod } from '../../rules/tried-order.ts'
import { Cell, Record, Records, Sheet } from '../records.tsx'

type StepTestProps = Pick<SetupStep, 'id' | 'isDone'> & {
	isAdmin: boolean
	/** Whether the payment keys move real money. */
	isLive: boolean
	/** Of this page's test charge: pressed twice, it is made once. */
	testKey: string
}

/** The button that tests a line of the checklist. */
export function StepTest({ id, isDone, isAdmin, isLive, testKey }: StepTestProps) {
	if (id === 'tax' || id === 'shipping')
		return (
			<ButtonLink href="#try" variant="outline" size="small" className="mt-2">
				Try an order
				<span className="sr-only"> with its {id === 'tax' ? 'tax' : 'shipping'}</span>
			</ButtonLink>
		)
	if (!isAdmin) return null
	if (id === 'mail') return <TestForm intent="test-mail" label="Send a test mail" />
	if (id === 'payments' && isDone)
		return (
			<TestForm
				intent="test-payments"
				label={isLive ? 'Test the keys' : 'Charge and refund $1.00 in test mode'}
				testKey={testKey}
			/>
		)
	return null
}

type TestFormProps = { intent: string; label: string; testKey?: string }

const TestForm = ({ intent, label, testKey }: TestFormProps) => (
	<form method="post" action={checklistUrl} className="mt-2">
		<input type="hidden" name="intent" value={intent} />
		{testKey !== undefined && <input type="hidden" name="key" value={testKey} />}
		<Button type="submit" variant="outline" size="small">
			{label}
		</Button>
	</form>
)

type TriedThere = { state: string; zip: string; methods: TriedMethod[]; problem: string | null }
type TryOrderProps = {
	/** The place asked for and what it costs there; null before. */
	tried: TriedThere | null
	/** A tax service is asked. */
	asksZip: boolean
}

export const TryOrder = ({ tried, asksZip }: TryOrderProps) => (
	<Sheet
		id="try"
		title="Try an order"
		intro={`What ${formatUsd(triedCents)} of goods cost with the tax and the shipping that hold now.`}
	>
		<form method="get" action={`${checklistUrl}#try`} className="flex flex-wrap items-end gap-3">
			<SelectField
				label="Ships to"
				name="state"
				defaultValue={tried?.state ?? 'OH'}
				options={usStates.map((state) => ({ value: state, label: state }))}
			/>
			{asksZip && (
				<TextField
					label="ZIP code"
					name="zip"
					inputMode="numeric"
					autoComplete="off"
					maxLength={5}
					defaultValue={tried?.zip ?? ''}
				/>
			)}
			<Button type="submit" variant="outline">
				Try it
			</Button>
		</form>
		{tried && <Tried {...tried} />}
	</Sheet>
)

function Tried({ state, methods, problem }: TriedThere) {
	if (problem !== null)
		return (
			<p role="status" className="mt-4 font-semibold">
				{problem}
			</p>
		)
	if (methods.length === 0)
		return (
			<p role="status" className="mt-4 font-semibold">
				No shipping method is offered in {state}: nobody there can order.
			</p>
		)
	return (
		<div role="status" className="mt-4">
			<Records
				caption={`An order to ${state}`}
				isPlain
				columns={[
					{ label: 'Method' },
					{ label: 'Shipping', isNumber: true },
					{ label: 'Tax', isNumber: true },
					{ label: 'Total', isNumber: true },
				]}
			>
				{methods.map(({ id, name, shippingCents, taxCents, totalCents }) => (
					<Record key={id}>
						<Cell>
							<span className="font-semibold">{name}</span>
						</Cell>
						<Cell label="Shipping" isNumber>
							{formatUsd(shippingCents)}
						</Cell>
						<Cell label="Tax" isNumber>
							{formatUsd(taxCents)}
						</Cell>
						<Cell label="Total" isNumber className="font-bold">
							{formatUsd(totalCents)}
						</Cell>
					</Record>
				))}
			</Records>
		</div>
	)
}
