import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import type { NotDone, SectionId } from '../../rules/outcomes.ts'
import { IntentForm, sectionAction, useBusy, useErrorFocus } from '../intent-form.tsx'
import { useAccountTexts } from '../use-account-texts.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'

const codeForm = 'mail-code'

/** The form of the buttons that request a code; once per page. */
export const MailCodeForm = () => (
	<IntentForm intent="code" action={sectionAction('password')} id={codeForm}>
		{null}
	</IntentForm>
)

/** Six digits from a mail, in place of the current password. */
export function CodeField({ id, error }: { id: string; error: string | undefined }) {
	const isBusy = useBusy('code')
	const { label, hint, send } = useAccountTexts().settings.code
	return (
		<div className="flex flex-wrap items-start gap-3">
			<TextField
				label={label}
				name="code"
				id={id}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={9}
				hint={hint}
				className="min-w-50 flex-1 [&_input]:figures"
				error={error}
			/>
			<Button type="submit" form={codeForm} variant="outline" busy={isBusy} className="mt-6.5">
				{isBusy ? send.busy : send.idle}
			</Button>
		</div>
	)
}

/** A short list with actions per entry. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
	<ul aria-label={label} className="divide-y divide-line rounded-notice border border-line">
		{children}
	</ul>
)

type LineProps = { icon?: IconName; title: ReactNode; detail: ReactNode; children?: ReactNode }

export function Line({ icon, title, detail, children }: LineProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-3">
			{icon && <Icon name={icon} className="text-muted" />}
			<div className="min-w-40 flex-1">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold break-words">{title}</p>
				<p className="text-label break-words text-muted">{detail}</p>
			</div>
			{children}
		</li>
	)
}

type SectionProps = {
	id: SectionId
	title: string
	lead: ReactNode
	answer?: NotDone | undefined
	children: ReactNode
}

/** One setting: description on the left, form on the right. */
export function Section({ id, title, lead, answer, children }: SectionProps) {
	const part = useErrorFocus<HTMLDivElement>(answer)
	return (
		<Card className="p-5 sm:p-7">
			<section
				id={id}
				aria-labelledby={`${id}-title`}
				className="grid scroll-mt-24 gap-x-10 gap-y-5 lg:grid-cols-[17rem_1fr]"
			>
				<div>
					<h2 id={`${id}-title`} className="display text-subheading">
						{title}
					</h2>
					<div className="mt-1 text-[0.9375rem] text-muted">{lead}</div>
				</div>
				<div ref={part} className="min-w-0 max-w-160">
					<Refused answer={answer} />
					{children}
				</div>
			</section>
		</Card>
	)
}

/** Why a form was refused, when it is about no single field. */
export function Refused({ answer }: { answer: NotDone | undefined }) {
	if (!answer?.notice) return null
	return (
		<Notice tone="danger" alert className="mb-5">
			<p>{answer.notice}</p>
		</Notice>
	)
}
