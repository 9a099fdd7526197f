// The form of an API key, the key where it is shown once, and the list of keys.
import { scopeField, keyLimits, type KeyErrors, type TypedKey } from '#api/rules/key-form.ts'
import { keyDays, scopeLabels, scopes, type KeyState } from '#api/states.ts'
import type { KeyView } from '#api/views.ts'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox, FieldError, SelectField, TextField } from '#ui/fields.tsx'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Notice } from '#ui/notice.tsx'
import { Cell, Record, Records } from './records.tsx'

/** `newId` makes sure that a form sent twice makes one key. */
type FormProps = { typed: TypedKey; errors: KeyErrors; newId: string }

export const ApiKeyForm = ({ typed, errors, newId }: FormProps) => (
	<form method="post" className="grid gap-4" noValidate>
		<input type="hidden" name="id" value={newId} />
		<TextField
			label="Name"
			name="name"
			required
			maxLength={keyLimits.name}
			autoComplete="off"
			hint="The software that gets the key"
			error={errors.name}
			defaultValue={typed['name'] ?? ''}
		/>
		<fieldset aria-describedby={errors.scopes ? 'scopes-error' : undefined}>
			<legend className="mb-1 text-label font-semibold">Scopes</legend>
			<div className="grid gap-x-4 sm:grid-cols-2">
				{scopes.map((scope) => (
					<Checkbox
						key={scope}
						label={<span className="font-mono text-sm">{scope}</span>}
						name={scopeField(scope)}
						hint={scopeLabels[scope]}
						defaultChecked={typed[scopeField(scope)] !== undefined}
					/>
				))}
			</div>
			<FieldError id="scopes-error">{errors.scopes}</FieldError>
		</fieldset>
		<SelectField
			label="Lasts"
			name="days"
			error={errors.days}
			defaultValue={typed['days'] ?? '90'}
			options={keyDays.map((days) => ({ value: String(days), label: `${days} days` }))}
		/>
		<div>
			<Button type="submit" name="intent" value="make" variant="action">
				Make the key
			</Button>
		</div>
	</form>
)

export const NewApiKey = ({ apiKey }: { apiKey: string }) => (
	<Notice tone="success" title="The key is made" alert>
		<p>Copy it into the other software. It is shown this once.</p>
		<p className="mt-2">
			<label htmlFor="api-key" className="block text-label font-semibold">
				Key
			</label>
			<input
				id="api-key"
				readOnly
				value={apiKey}
				className="mt-1 min-h-11 w-full rounded-control border border-field-line bg-field px-3 font-mono text-sm text-ink"
			/>
		</p>
	</Notice>
)

const stateMarks: { [Each in KeyState]: { label: string; tone: BadgeTone } } = {
	active: { label: 'Active', tone: 'success' },
	expired: { label: 'Expired', tone: 'warning' },
	revoked: { label: 'Revoked', tone: 'danger' },
}

export const ApiKeyTable = ({ keys }: { keys: readonly KeyView[] }) => (
	<Records
		caption="API keys"
		columns={[
			{ label: 'Name' },
			{ label: 'Key' },
			{ label: 'Scopes' },
			{ label: 'State' },
			{ label: 'Expires' },
			{ label: 'Last used' },
			{ label: 'Steps', isHidden: true },
		]}
	>
		{keys.map(({ id, name, prefix, scopes: held, state, expiresAt, lastUsedAt }) => (
			<Record key={id}>
				<Cell>
					<span className="font-bold break-words">{name}</span>
				</Cell>
				<Cell label="Key">
					<span className="font-mono text-sm break-all">{prefix}…</span>
				</Cell>
				<Cell label="Scopes">
					<span className="font-mono text-sm">{held.join(' ')}</span>
				</Cell>
				<Cell label="State">
					<Badge tone={stateMarks[state].tone}>{stateMarks[state].label}</Badge>
				</Cell>
				<Cell label="Expires">
					<When at={expiresAt} />
				</Cell>
				<Cell label="Last used">{lastUsedAt === null ? 'Never' : <When at={lastUsedAt} withTime />}</Cell>
				<Cell>
					{state === 'active' && (
						<form method="post">
							<input type="hidden" name="id" value={id} />
							<Button type="submit" name="intent" value="revoke" size="small" variant="danger">
								Revoke<span className="sr-only">: {name}</span>
							</Button>
						</form>
					)}
				</Cell>
			</Record>
		))}
	</Records>
)
