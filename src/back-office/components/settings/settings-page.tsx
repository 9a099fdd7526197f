// A page of the settings: what was reviewed, the form or what holds, and the history.
import type { ReactNode } from 'react'
import { changesBetween, type SettingsVersion, type Versioned } from '#shop-settings/rules/section.ts'
import { FocusedErrors } from '#ui/error-summary.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { AdminFrame, useIsAdmin } from '../admin-frame.tsx'
import type { SettingsErrors, SettingsForm, TypedSettings } from '../../rules/settings-form.ts'
import type { FormPlace } from './section-form.tsx'
import { Review, SettingsHistory, SettingsSheet, type SettingsWords } from './settings-history.tsx'

export type SettingsFields = {
	/** Version that the form was opened with. */
	seen: number
	typed: TypedSettings
	errors: SettingsErrors
	place?: FormPlace
}

/** What a form of the settings is answered with when it is not saved. */
export type SettingsAnswer = {
	typed: TypedSettings
	errors: SettingsErrors
	toast: ToastMessage | null
	/** Version that the form was opened with; without it, what holds now was seen. */
	seen?: number | undefined
}

type SettingsPageProps<Values extends object> = {
	form: SettingsForm<Values>
	title: string
	intro: string
	words: SettingsWords
	loaderData: {
		now: Versioned<Values>
		versions: SettingsVersion[]
		earlier: Versioned<Values> | null
		toasts: readonly ToastMessage[]
	}
	actionData: SettingsAnswer | undefined
	/** What staff see who may not change it; every value by default. */
	readOnly?: ReactNode
	/** The form, which posts to its own page with the intent `review`. */
	children: (fields: SettingsFields) => ReactNode
}

const noErrors: SettingsErrors = {}

/** The values in the form: as typed, an earlier version, or what holds. */
function shownIn<Values extends object>({
	form: { section, typedIn, valuesIn },
	loaderData: { now, earlier },
	actionData,
}: Pick<SettingsPageProps<Values>, 'form' | 'loaderData' | 'actionData'>) {
	const typed = actionData?.typed ?? typedIn(earlier ?? now)
	const errors = actionData?.errors ?? noErrors
	const input = valuesIn(typed)
	const changes = 'values' in input ? changesBetween(section.lines(now), section.lines(input.values)) : []
	const isRight = Object.keys(errors).length === 0
	return {
		typed,
		errors,
		changes,
		isReviewed: isRight && changes.length > 0 && Boolean(actionData ?? earlier),
	}
}

export function SettingsPage<Values extends object>(props: SettingsPageProps<Values>) {
	const { form, title, intro, words, loaderData, actionData, readOnly, children } = props
	const { now, versions, toasts } = loaderData
	const isAdmin = useIsAdmin()
	const { typed, errors, changes, isReviewed } = shownIn({ form, loaderData, actionData })
	const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
	const { path, section } = form
	const seen = actionData?.seen ?? now.version
	return (
		<AdminFrame
			section="settings"
			back={{ label: 'Settings', href: '/admin/settings' }}
			title={title}
			intro={intro}
			toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : toasts}
		>
			<FocusedErrors errors={problems} />
			{isReviewed && <Review path={path} words={words} seen={seen} typed={typed} changes={changes} />}
			{isAdmin
				? children({ seen, typed, errors })
				: (readOnly ?? <SettingsSheet words={words} lines={section.lines(now)} />)}
			<SettingsHistory path={path} words={words} versions={versions} canRestore={isAdmin} />
		</AdminFrame>
	)
}
