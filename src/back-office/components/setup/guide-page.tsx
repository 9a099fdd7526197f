// A step of the guided setup: where it stands, the form of a section of the settings, and the buttons that go on.
import type { ReactNode } from 'react'
import type { GuideStep } from '#shop-settings/rules/setup-section.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { beforeStep, guideTitles, guideUrl, type Guide } from '../../rules/guide.ts'
import type { SettingsErrors, TypedSettings } from '../../rules/settings-form.ts'
import { AdminFrame } from '../admin-frame.tsx'
import type { SettingsAnswer, SettingsFields } from '../settings/settings-page.tsx'
import { GuideMarks } from './guide-marks.tsx'

type FrameProps = {
	step: GuideStep
	intro: string
	guide: Guide
	errors?: SettingsErrors
	toasts: readonly ToastMessage[]
	children: ReactNode
}

const noErrors: SettingsErrors = {}

export function GuideFrame({
	step,
	intro,
	guide: { marks },
	errors = noErrors,
	toasts,
	children,
}: FrameProps) {
	const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
	const number = marks.findIndex(({ id }) => id === step) + 1
	return (
		<AdminFrame
			section="overview"
			back={{ label: 'Back office', href: '/admin' }}
			title={guideTitles[step]}
			intro={`Step ${number} of ${marks.length}. ${intro}`}
			toasts={toasts}
		>
			<GuideMarks marks={marks} current={step} />
			<FocusedErrors errors={problems} />
			{children}
		</AdminFrame>
	)
}

/** In the form of the step. */
export function GuideButtons({ step }: { step: GuideStep }) {
	const before = beforeStep(step)
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button type="submit" name="intent" value="continue" variant="action">
				Save and continue
			</Button>
			<Button type="submit" name="intent" value="skip" variant="outline">
				Skip for now
			</Button>
			{before && (
				<ButtonLink href={before} variant="ghost">
					Back
				</ButtonLink>
			)}
			<ButtonLink href="/admin" variant="ghost" className="sm:ml-auto">
				Finish later
			</ButtonLink>
		</div>
	)
}

type GuidePageProps = Pick<FrameProps, 'step' | 'intro'> & {
	/** What the form shows first. */
	typed: TypedSettings
	loaderData: { now: { version: number }; guide: Guide; toasts: readonly ToastMessage[] }
	actionData: SettingsAnswer | undefined
	children: (fields: SettingsFields) => ReactNode
}

export function GuidePage({ step, intro, typed, loaderData, actionData, children }: GuidePageProps) {
	const { now, guide, toasts } = loaderData
	const errors = actionData?.errors ?? noErrors
	return (
		<GuideFrame
			step={step}
			intro={intro}
			guide={guide}
			errors={errors}
			toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : toasts}
		>
			{children({
				seen: actionData?.seen ?? now.version,
				typed: actionData?.typed ?? typed,
				errors,
				place: { path: guideUrl(step), buttons: <GuideButtons step={step} /> },
			})}
		</GuideFrame>
	)
}
