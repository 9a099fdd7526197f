import type { SupportErrors, TypedMessage } from '#support/schemas.ts'
import { Button } from '#ui/button.tsx'
import { FocusedErrors, type FormError } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { addressOf, emailHrefOf, phoneHrefOf } from '#kit/shop.ts'
import { useShop } from '#ui/shop.tsx'
import { replies, type QuestionGroup } from '#content/support.ts'
import type { ReactNode } from 'react'

/** Contact details, on a scoreboard. */
export function ContactBoard() {
	const shop = useShop()
	const { phone, email, hours } = shop
	return (
		<aside aria-label="Contact details" className="turf self-start rounded-card p-7 lg:sticky lg:top-24">
			<h2 className="display text-heading">Reach a person</h2>
			<dl className="mt-5 grid gap-5">
				<Way icon="phone" label="Phone">
					<a href={phoneHrefOf(shop)} className="display text-[2rem] leading-none hover:text-action">
						{phone}
					</a>
				</Way>
				<Way icon="clock" label="Hours">
					{hours}
				</Way>
				<Way icon="mail" label="Email">
					<a href={emailHrefOf(shop)} className="break-all underline hover:text-action">
						{email}
					</a>
					<span className="block text-sm text-on-turf-muted">{replies}</span>
				</Way>
				<Way icon="pin" label="Address">
					{addressOf(shop).map((part) => (
						<span key={part} className="block">
							{part}
						</span>
					))}
				</Way>
			</dl>
		</aside>
	)
}

const Way = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
	<div className="grid grid-cols-[1.75rem_1fr] gap-x-3 border-t-2 border-dashed border-turf-line pt-4">
		<dt className="contents">
			<Icon name={icon} size={24} className="row-span-2 text-action" />
			<span className="text-sm text-on-turf-muted">{label}</span>
		</dt>
		<dd className="col-start-2">{children}</dd>
	</div>
)

/** `refusal` is the reason why a complete message was not accepted. */
export type ContactState = { typed: TypedMessage; errors: SupportErrors; refusal?: string | undefined }

function problemsOf({ errors, refusal }: ContactState): FormError[] {
	const fields = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return refusal ? [...fields, { message: refusal }] : fields
}

/** The contact form. Works without JavaScript; after an error it keeps the typed values. */
export function ContactForm({ state }: { state: ContactState }) {
	const { typed, errors } = state
	const problems = problemsOf(state)
	return (
		<form method="post" action="/support" noValidate className="grid gap-5">
			<FocusedErrors errors={problems} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					maxLength={100}
					required
					defaultValue={typed.name}
					error={errors.name}
				/>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					inputMode="email"
					maxLength={255}
					required
					defaultValue={typed.email}
					error={errors.email}
				/>
			</div>
			<TextField
				label="Subject"
				name="subject"
				maxLength={150}
				required
				defaultValue={typed.subject}
				error={errors.subject}
			/>
			<TextArea
				label="Message"
				name="message"
				maxLength={5_000}
				rows={6}
				required
				defaultValue={typed.message}
				hint="Sport, roster size and the date you need it help us answer at once."
				error={errors.message}
			/>
			<Trap />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" variant="action" size="large">
					Send Message
				</Button>
				<p className="text-sm text-muted">We reply within 24 hours. No newsletter, ever.</p>
			</div>
		</form>
	)
}

/** A honeypot: a field that people cannot see or reach; only bots fill it in. */
const Trap = () => (
	<div aria-hidden="true" className="absolute -left-[200vw]">
		<label htmlFor="website">Leave this empty</label>
		<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
	</div>
)

/** Questions with collapsed answers. A URL with an answer's id opens it. */
export function Questions({ groups }: { groups: readonly QuestionGroup[] }) {
	return (
		<div className="gap-x-14 lg:columns-2">
			{groups.map(({ title, questions }) => (
				<section key={title} className="break-inside-avoid pb-10">
					<h3 className="display border-b-2 border-dashed border-stitch pb-2.5 text-subheading">{title}</h3>
					{questions.map(({ id, question, answer }) => (
						<details key={id} className="group/question border-b border-line">
							<summary className="flex min-h-14 items-center justify-between gap-4 py-2.5 font-bold hover:text-primary">
								{question}
								<Icon
									name="chevron-down"
									className="text-primary transition-transform group-open/question:rotate-180"
								/>
							</summary>
							<p id={id} className="max-w-text scroll-mt-40 pr-8 pb-5 text-pretty text-body">
								{answer}
							</p>
						</details>
					))}
				</section>
			))}
		</div>
	)
}
