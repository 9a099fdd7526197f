// State of a sign-in on `/auth`: the open form, its last result, and when the page is left.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ToastMessage } from '#ui/toast.tsx'
import {
	refusalOf,
	answeredForm,
	sendCredentials,
	type AnsweredForm,
	type SaidForm,
} from '../rules/credentials.ts'
import { arrive } from '../rules/mailed-links.ts'
import { toastFor, type AuthForm, type AuthToast } from '../rules/auth-toasts.ts'
import { openFactors } from '../rules/second-step.ts'
import { sessionClient, type PageSession } from './session-client.ts'

/** One toast at a time: only the latest result counts, and a stack would hide the form. */
function useToast(first: AuthToast | undefined) {
	const [toast, setToast] = useState<ToastMessage | null>(first ? { id: 'answered', ...first } : null)
	const count = useRef(0)
	const show = (next: AuthToast | null) => {
		count.current += 1
		setToast(next && { id: `toast-${count.current}`, ...next })
	}
	return { toast, show }
}

const flashOf = { 'sign-in': 'signed-in', 'sign-up': 'signed-up' } as const

type AuthFormsStart = {
	tab: AuthForm
	next: string
	session: PageSession | null
	answered?: AnsweredForm | undefined
	isMailed?: boolean
}

export function useAuthForms({ tab, next, session, answered, isMailed = false }: AuthFormsStart) {
	const { toast, show } = useToast(answered?.toast)
	const [form, setForm] = useState<AuthForm>(answered?.form ?? tab)
	const [notice, setNotice] = useState<SaidForm | undefined>(answered)
	const [busyForm, setBusyForm] = useState<AuthForm | null>(null)
	const [stepSession, setStepSession] = useState<PageSession | null>(session)
	const [mailedTo, setMailedTo] = useState<string | null>(isMailed ? '' : null)
	/** Set while a form of this page is being sent, and permanently once the page is being left. */
	const isTaken = useRef(false)
	/** The page is left once: the client and the form both report a completed second step. */
	const hasLeft = useRef(false)

	const finish = useCallback(
		(done: PageSession, flash?: (typeof flashOf)[AuthForm]) => {
			if (hasLeft.current) return
			hasLeft.current = true
			isTaken.current = true
			arrive({ session: done, next, ...(flash && { flash }) })
		},
		[next],
	)

	// Follows the client: a sign-in in another tab continues here too.
	useEffect(() => {
		const { data } = sessionClient(session).onAuthStateChange((event, current) => {
			if (!current || isTaken.current || openFactors(current).length > 0) return
			if (event === 'SIGNED_IN') finish(current)
			if (event === 'MFA_CHALLENGE_VERIFIED') finish(current, 'signed-in')
		})
		return () => data.subscription.unsubscribe()
	}, [session, finish])

	const send = async (sent: AuthForm, fields: Record<string, unknown>) => {
		if (isTaken.current) return
		isTaken.current = true
		setBusyForm(sent)
		setNotice(undefined)
		show(null)
		const answer = await sendCredentials(sessionClient(), sent, { fields, next })
		if (answer.kind === 'done' && answer.session && openFactors(answer.session).length === 0) {
			finish(answer.session, flashOf[sent])
			return
		}
		isTaken.current = false
		setBusyForm(null)
		if (answer.kind === 'done') {
			setStepSession(answer.session)
			if (!answer.session) setMailedTo(answer.email)
			if (!answer.session) show(toastFor({ kind: 'done', form: sent }))
			return
		}
		const result = answeredForm(sent, answer)
		setNotice(result)
		show(result.toast ?? null)
	}

	const leaveFor = async (provider: string) => {
		if (isTaken.current) return
		isTaken.current = true
		setBusyForm(form)
		const redirectTo = `${location.origin}/auth/callback?${new URLSearchParams({ next }).toString()}`
		const { error } = await sessionClient().signInWithOAuth({
			// Cast: the library lists the providers it knows by name; ours come from the shop's settings.
			provider: provider as 'google',
			options: { redirectTo },
		})
		if (!error) return
		isTaken.current = false
		setBusyForm(null)
		show(toastFor({ kind: 'refused', form, refusal: refusalOf(error) }))
	}

	return { form, setForm, notice, busyForm, stepSession, mailedTo, toast, send, leaveFor, finish }
}
