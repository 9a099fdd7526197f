// Football products of the demo catalog in Spanish.

export const footballInSpanish = {
	'Gridiron Pro Game Jersey': 'Camiseta de juego Gridiron Pro',
	'Our varsity game jersey: 7.5 oz stretch body, 92% polyester and 8% spandex, with a 6 oz mesh underarm. Double-layer yoke, tapered tackle cut, bound V-neck and knit cuffs that stay tucked over pads. Tackle twill numbers, 8 in front and 10 in back, sewn flat so they do not lift.':
		'Nuestra camiseta de juego para el equipo principal: cuerpo elástico de 7.5 oz, 92% poliéster y 8% spandex, con malla de 6 oz bajo los brazos. Canesú de doble capa, corte entallado para el tacleo, cuello en V ribeteado y puños tejidos que no se salen de su lugar sobre las protecciones. Números en tackle twill, de 8 pulg. al frente y 10 en la espalda, cosidos planos para que no se levanten.',
	'Gridiron Elite Game Jersey': 'Camiseta de juego Gridiron Elite',
	'The top of our football line: 9 oz compression knit, 86% nylon and 14% spandex, cut to lie flat on the pads. Four-way stretch side panels and a reinforced yoke; there is little cloth for a tackler to hold. One solid number body, as the 2024 high school rule asks.':
		'Lo mejor de nuestra línea de fútbol americano: tejido de compresión de 9 oz, 86% nailon y 14% spandex, cortado para quedar liso sobre las protecciones. Paneles laterales que estiran en las cuatro direcciones y canesú reforzado; queda poca tela de donde pueda agarrar un tacleador. Números de un solo color sólido, como lo pide el reglamento escolar de 2024.',
	'Trench Game Jersey': 'Camiseta de juego Trench',
	'A hard-wearing game jersey for line play: 8 oz polyester dazzle shoulders over a 5.8 oz mesh body. Full cut with set-in sleeves and a double-needle hem, so it goes over the widest pads. Screen-printed or twill numbers; sleeve stripes are knit in, not printed.':
		'Una camiseta de juego resistente para los linieros: hombros de poliéster dazzle de 8 oz sobre un cuerpo de malla de 5.8 oz. Corte amplio con mangas pegadas y borde inferior de doble costura, para que quepa sobre las protecciones más anchas. Números en serigrafía o en twill; las franjas de las mangas van tejidas, no estampadas.',
	'Friday Fade Game Jersey': 'Camiseta de juego Friday Fade',
	'Fully sublimated: the fade, the numbers and the names are dyed into a 6.5 oz polyester interlock. Nothing to peel or crack, and any design costs the same. Raglan tackle cut with a stretch collar. Ask for the solid number body if you play under high school rules; the proof shows the contrast.':
		'Totalmente sublimada: el degradado, los números y los nombres van teñidos en un interlock de poliéster de 6.5 oz. Nada que se despegue o se agriete, y todos los diseños cuestan lo mismo. Corte de tacleo con mangas raglán y cuello elástico. Pida los números de color sólido si juega con el reglamento escolar; la prueba muestra el contraste.',
	'Leatherhead Long-Sleeve Jersey': 'Camiseta de manga larga Leatherhead',
	'Cut like the jerseys in our first order book: 8.5 oz brushed cotton-rich knit, 60% cotton, 40% polyester. Long sleeves with knit hoops, ribbed cuffs and a felt-look number. For alumni games and the sideline. Not made for contact play.':
		'Con el corte de las camisetas de nuestro primer libro de pedidos: tejido afelpado de 8.5 oz, 60% algodón y 40% poliéster. Mangas largas con franjas tejidas, puños acanalados y un número con apariencia de fieltro. Para partidos de exalumnos y para la banda. No está hecha para jugar con contacto.',
	'Two-A-Day Practice Jersey': 'Camiseta de práctica Two-A-Day',
	'Porthole mesh for August: 4.8 oz, 100% polyester, double-layer shoulders so pads do not cut through. Waist length with an open hem. One-color screen numbers, 8 in front and back, hold to 100 washes.':
		'Malla de orificios grandes para agosto: 4.8 oz, 100% poliéster, con hombros de doble capa para que las protecciones no la rompan. Llega a la cintura, con el borde suelto. Los números de un color en serigrafía, de 8 pulg. al frente y en la espalda, aguantan hasta 100 lavadas.',
	'Scout Team Practice Jersey': 'Camiseta de práctica Scout Team',
	'A blank mesh jersey for scout team days and tryouts, in stock and ready to ship. 4.2 oz, 100% polyester tricot mesh with elastic sleeves. Sold plain: no numbers, no returns hassle.':
		'Una camiseta lisa de malla para el equipo de práctica y las pruebas de selección, en existencia y lista para enviarse. Malla tricot de 4.2 oz, 100% poliéster, con mangas elásticas. Se vende lisa: sin números y sin complicaciones para devolverla.',
	'Sideline Camo Jersey': 'Camiseta de camuflaje Sideline',
	'A fan and booster jersey in sublimated camo: 5 oz polyester mesh, relaxed cut, no pad room. Popular for a seniors-and-service night. Team name and number are dyed in at no extra price.':
		'Una camiseta de camuflaje sublimado para la afición y los clubes de apoyo: malla de poliéster de 5 oz, corte holgado, sin espacio para protecciones. Muy pedida para la noche de los graduados y de homenaje al servicio militar. El nombre del equipo y el número van teñidos sin costo adicional.',
	'Gridiron Pro Game Pants': 'Pantalón de juego Gridiron Pro',
	'Game pants in 10.5 oz nylon and spandex with a slotted waist, lace fly and elastic leg. Contrast side stripe is sewn, not printed. Pockets for knee and thigh pads; pads are sold apart.':
		'Pantalón de juego de nailon y spandex de 10.5 oz, con pretina ranurada, bragueta de cordones y pierna elástica. La franja lateral de contraste va cosida, no estampada. Bolsillos para rodilleras y musleras; las protecciones se venden por separado.',
	'Trench Shell Pants': 'Pantalón Trench sin protecciones',
	'A tough team pant: 12 oz polyester double-knit, reinforced seat and knees, 4-way gusset. Snap fly and a 1.5 in belt loop waist. Tapered side insert in your second color.':
		'Un pantalón de equipo resistente: tejido doble de poliéster de 12 oz, asiento y rodillas reforzados, fuelle que estira en 4 direcciones. Bragueta de broches y pretina con presillas para cinturón de 1.5 pulg. Inserto lateral en punta en su segundo color.',
	'Two-A-Day Practice Pants': 'Pantalón de práctica Two-A-Day',
	'Plain practice pants in 8 oz polyester with internal pad pockets and a drawcord waist. Stock item: leaves our dock within two business days.':
		'Pantalón de práctica liso de poliéster de 8 oz, con bolsillos interiores para protecciones y cintura con cordón. Artículo en existencia: sale de nuestro taller en dos días hábiles o menos.',
	'Gridiron Elite Uniform Set': 'Conjunto Gridiron Elite',
	'The Gridiron Elite jersey with Gridiron Pro pants in the colors turned around. 9 oz compression knit above, 10.5 oz nylon and spandex below. Each player takes a size for each piece, and both pieces follow one roster.':
		'La camiseta Gridiron Elite con el pantalón Gridiron Pro en los colores al revés. Arriba, tejido de compresión de 9 oz; abajo, nailon y spandex de 10.5 oz. Cada jugador elige una talla para cada pieza, y las dos piezas siguen una misma lista.',
	'Pee Wee Game Jersey': 'Camiseta de juego Pee Wee',
	'A game jersey in youth sizes: 5 oz polyester mesh with doubled shoulders, tagless crew neck and room to grow over pads. Made for a team name and 8 in numbers.':
		'Una camiseta de juego en tallas juveniles: malla de poliéster de 5 oz con hombros dobles, cuello redondo sin etiqueta y espacio para crecer sobre las protecciones. Hecha para el nombre del equipo y números de 8 pulg.',
	'Pee Wee Game Pants': 'Pantalón de juego Pee Wee',
	'Youth game pants in 8 oz polyester with pockets for seven pads and an elastic waist. One stripe down the side in your second color; pads are sold apart.':
		'Pantalón de juego juvenil de poliéster de 8 oz, con bolsillos para siete protecciones y cintura elástica. Una franja a cada lado en su segundo color; las protecciones se venden por separado.',
	'Youth League Uniform Set': 'Conjunto para liga juvenil',
	'Jersey and pants in 4 youth sizes for a whole youth league: 5 oz mesh above, 8 oz polyester with seven pad pockets below. Tagless collar, elastic waist and room to grow.':
		'Camiseta y pantalón en 4 tallas juveniles para toda una liga juvenil: arriba, malla de 5 oz; abajo, poliéster de 8 oz con bolsillos para siete protecciones. Cuello sin etiqueta, cintura elástica y espacio para crecer.',
	'Seven-on-Seven Shorts': 'Shorts para siete contra siete',
	'Light shorts for summer seven-on-seven: 4.5 oz polyester mesh, 9 in inseam, zip pocket. Takes a team name on the left leg.':
		'Shorts ligeros para los partidos de siete contra siete del verano: malla de poliéster de 4.5 oz, entrepierna de 9 pulg., bolsillo con cierre. Llevan el nombre del equipo en la pierna izquierda.',
} as const
