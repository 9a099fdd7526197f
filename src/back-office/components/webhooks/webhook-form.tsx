// The form of a webhook, and its secret where it is shown once.
import {
	endpointLimits,
	eventField,
	type EndpointErrors,
	type TypedEndpoint,
} from '#webhooks/rules/endpoint-form.ts'
import { eventCatalog, subscribableEvents } from '#webhooks/rules/events.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, FieldError, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'

type FormProps = {
	typed: TypedEndpoint
	errors: EndpointErrors
	/** For a new one: makes sure that a form sent twice adds one. */
	newId?: string
}

export const WebhookForm = ({ typed, errors, newId }: FormProps) => (
	<form method="post" className="grid gap-4" noValidate>
		{newId !== undefined && <input type="hidden" name="id" value={newId} />}
		<TextField
			label="Address"
			name="url"
			type="url"
			inputMode="url"
			required
			maxLength={endpointLimits.url}
			autoComplete="off"
			hint="Where the other software takes events, beginning with https://"
			error={errors.url}
			defaultValue={typed['url'] ?? ''}
		/>
		<TextField
			label="Description"
			name="description"
			maxLength={endpointLimits.description}
			autoComplete="off"
			hint="Whose software it is"
			error={errors.description}
			defaultValue={typed['description'] ?? ''}
		/>
		<fieldset aria-describedby={errors.events ? 'events-error' : undefined}>
			<legend className="mb-1 text-label font-semibold">Events</legend>
			<div className="grid gap-x-4 sm:grid-cols-2">
				{subscribableEvents.map((type) => (
					<Checkbox
						key={type}
						label={<span className="font-mono text-sm">{type}</span>}
						name={eventField(type)}
						hint={eventCatalog[type].when}
						defaultChecked={typed[eventField(type)] !== undefined}
					/>
				))}
			</div>
			<FieldError id="events-error">{errors.events}</FieldError>
		</fieldset>
		<div>
			<Button type="submit" name="intent" value={newId === undefined ? 'change' : 'add'} variant="action">
				{newId === undefined ? 'Save' : 'Add the webhook'}
			</Button>
		</div>
	</form>
)

type SecretProps = {
	secret: string
	/** After a rotation: the former one signs too for a day. */
	isRotated?: boolean
}

export const SigningSecret = ({ secret, isRotated = false }: SecretProps) => (
	<Notice tone="success" title={isRotated ? 'The secret is rotated' : 'The webhook is added'} alert>
		<p>
			Copy the signing secret into the other software. It is shown this once.
			{isRotated && ' The former secret signs too for 24 hours.'}
		</p>
		<p className="mt-2">
			<label htmlFor="secret" className="block text-label font-semibold">
				Signing secret
			</label>
			<input
				id="secret"
				readOnly
				value={secret}
				className="mt-1 min-h-11 w-full rounded-control border border-field-line bg-field px-3 font-mono text-sm text-ink"
			/>
		</p>
	</Notice>
)
