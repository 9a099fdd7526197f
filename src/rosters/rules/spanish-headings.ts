// The headings of lists in Spanish, in lower case and without accents.
import type { ColumnRole } from './column-roles.ts'

const person = '(?:padre|madre|papa|mama|tutora?|contacto|familia|familiar)'
/** "padre o madre", "madre/tutor", "mama 1". */
const parent = String.raw`${person}(?: ?(?:/|o|y) ?(?:del |de la )?${person})?(?: ?\d)?`
const of = '(?: (?:del|de la|de))?'
const player = '(?:jugador(?:a|es|as)?|atletas?|alumn[oa]s?|estudiantes?)'
const shirt = '(?:camiseta|playera|jersey|uniforme)'

const matching = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

export const spanishHeadings: readonly (readonly [ColumnRole, RegExp])[] = [
	['jerseyName', matching(`nombre (?:en|para) (?:la |el )?(?:${shirt}|espalda)`)],
	['parentFirst', matching(`(?:primer nombre|nombre de pila)${of} ${parent}`)],
	['parentLast', matching(`apellidos?${of} ${parent}`)],
	['parentEmail', matching(`(?:correo(?: electronico)?|e ?mail)(?:${of} ${parent})?`)],
	['parentPhone', matching(`(?:telefono|tel|celular|movil)(?:${of} ${parent})?`)],
	['parentName', matching(`(?:nombre(?: completo)?${of} )?${parent}`)],
	['grade', matching('(?:grado|curso|ano)(?: escolar)?')],
	['language', matching('idioma(?: preferido| de la familia| de casa)')],
	['hidesName', matching('(?:no imprimir|sin)(?: el)? nombre')],
	['printsName', matching('imprimir(?: el)? nombre')],
	['first', matching(`(?:primer nombre|nombre de pila)(?:${of} ${player})?`)],
	['last', matching(`apellidos?(?: paternos?)?(?:${of} ${player})?`)],
	['name', matching(`nombres?(?: completo| y apellidos?)?(?:${of} ${player})?|${player}`)],
	['shortsSize', matching(`(?:talla${of} )?(?:shorts?|pantalon(?:es)?(?: cortos?)?)`)],
	['number', matching(`(?:numero|n ?[º°])(?:${of} (?:${player}|${shirt}))?|camiseta|playera`)],
	['size', matching(`tallas?(?:${of} ${shirt})?`)],
	['skip', matching('sexo|genero|posicion(?:es)?|puesto|capitan')],
	['skip', matching('(?:fecha|lugar) de nacimiento|nacimiento|edad|cumpleanos')],
	['skip', matching('direccion|domicilio|calle|ciudad|estado|pais|codigo postal')],
	[
		'skip',
		matching(
			String.raw`(?:alergias?|seguro|medic[oa]s?|medicamentos?|enfermedades|peso|estatura|altura)(?: .*)?`,
		),
	],
]

/** "Nombre" is the whole name, or the given name where another column has the last names. */
export const isPlainName = (heading: string): boolean => /^nombres?\b/.test(heading)
/** A column of the parent. */
export const namesParentInSpanish = new RegExp(String.raw`\b${person}\b`)
