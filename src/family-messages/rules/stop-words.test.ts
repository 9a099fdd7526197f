import { expect, test } from 'vitest'
import { answerIn } from './stop-words.ts'

test.each([
	['STOP', 'stop', 'en'],
	['Stop.', 'stop', 'en'],
	['  stop all\n', 'stop', 'en'],
	['Opt-out', 'stop', 'en'],
	['ALTO', 'stop', 'es'],
	['¡Alto!', 'stop', 'es'],
	['No más', 'stop', 'es'],
	['baja', 'stop', 'es'],
	['START', 'start', 'en'],
	['Sí', 'start', 'es'],
	['Help?', 'help', 'en'],
	['AYUDA', 'help', 'es'],
])('%j asks to %s in %s', (text, wish, language) => {
	expect(answerIn(text)).toEqual({ wish, language })
})

test.each([
	'',
	'🙂',
	'Please stop by the field',
	'The end zone',
	'STOP sending the wrong size',
	'cancelación',
])('%j is a message to a person', (text) => {
	expect(answerIn(text)).toBeUndefined()
})
