import { Button } from '#ui/button.tsx'
import { FocusedErrors, type FormError } from '#ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import type { FieldErrors } from '../../rules/form-fields.ts'
import type { TypedRequest } from '../../rules/request-form.ts'
import { sportOptions } from '../../states.ts'
import type { RequestLogo } from '../../views.ts'
import { LogoField } from './logo-field.tsx'
import { LookFields } from './look-fields.tsx'

/** `refusal` is the reason why a complete request was refused. */
export type RequestState = {
	typed: TypedRequest
	errors: FieldErrors
	refusal?: string
	/** Sent before. */
	logo?: RequestLogo | null
}

const problemsOf = ({ errors, refusal }: RequestState): FormError[] => [
	...Object.entries(errors).map(([field, message]) => ({ field, message })),
	...(refusal === undefined ? [] : [{ message: refusal }]),
]

/** The request form. It works without scripts; after an error it returns with all typed values. */
export function RequestForm({ state }: { state: RequestState }) {
	const problems = problemsOf(state)
	return (
		<form method="post" action="/team" encType="multipart/form-data" noValidate className="grid gap-5">
			<FocusedErrors errors={problems} />
			<TeamFields state={state} />
			<div aria-hidden="true" className="stitch" />
			<ContactFields state={state} />
			<Trap />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" variant="action" size="large" className="max-sm:w-full">
					Request Team Portal
				</Button>
				<p className="text-sm text-muted">Free of charge. No newsletter, ever.</p>
			</div>
		</form>
	)
}

const TeamFields = ({ state: { typed, errors, logo } }: { state: RequestState }) => (
	<>
		<TextField
			label="Organization name"
			name="organizationName"
			autoComplete="organization"
			maxLength={150}
			required
			defaultValue={typed.organizationName}
			hint="The school, club or league."
			error={errors['organizationName']}
		/>
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<SelectField
				label="Sport"
				name="sport"
				required
				options={[{ value: '', label: 'Choose a sport' }, ...sportOptions(useShell().sports)]}
				defaultValue={typed.sport}
				error={errors['sport']}
			/>
			<TextField
				label="Estimated team size"
				name="estimatedTeamSize"
				inputMode="numeric"
				maxLength={5}
				unit="players"
				defaultValue={typed.estimatedTeamSize}
				error={errors['estimatedTeamSize']}
			/>
		</div>
		<LookFields typed={typed} errors={errors} />
		<LogoField kept={logo} error={errors['logo']} />
	</>
)

const ContactFields = ({ state: { typed, errors } }: { state: RequestState }) => (
	<>
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<TextField
				label="Contact name"
				name="contactName"
				autoComplete="name"
				maxLength={100}
				required
				defaultValue={typed.contactName}
				error={errors['contactName']}
			/>
			<TextField
				label="Contact email"
				name="contactEmail"
				type="email"
				autoComplete="email"
				inputMode="email"
				maxLength={255}
				required
				defaultValue={typed.contactEmail}
				error={errors['contactEmail']}
			/>
		</div>
		<TextField
			label="Phone"
			name="contactPhone"
			type="tel"
			autoComplete="tel"
			maxLength={40}
			defaultValue={typed.contactPhone}
			hint="We only call with questions about your portal."
			error={errors['contactPhone']}
		/>
		<TextArea
			label="Message"
			name="message"
			maxLength={2_000}
			rows={4}
			defaultValue={typed.message}
			hint="What you need and by when: first game, what you wear today, tax exemption, several teams."
			error={errors['message']}
		/>
	</>
)

/**
 * A honeypot that people neither see nor reach. Filling it in gives an error, after which the form can be sent again.
 */
const Trap = () => (
	<div aria-hidden="true" className="absolute -left-[200vw]">
		<label htmlFor="website">Leave this empty</label>
		<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
	</div>
)
