CREATE TABLE "shop_settings" (
	"section" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_settings_section_version_pk" PRIMARY KEY("section","version"),
	CONSTRAINT "shop_settings_version" CHECK ("shop_settings"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_changed_by_profiles_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_settings_changed_by_idx" ON "shop_settings" USING btree ("changed_by");