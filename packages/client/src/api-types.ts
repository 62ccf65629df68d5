/** Written by `npm run client` out of the document of /api/v1; not by hand. */

export interface paths {
    "/api/v1/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a photo
         * @description Judges a picture against the rules of a document and changes nothing. A `photo` is judged as the finished file that is handed in. Of a `portrait`, as it came from a camera, each check tells what making a photo of it mends, what has to be taken again, and what only the person can tell (`remedy`). Nothing is kept, and it costs no credit.
         */
        post: operations["checkPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get credits
         * @description What is left in all packages of the account together, and in each.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make photos in the background
         * @description For one or several documents of one portrait, which is looked at only once for all of them. Answers at once; ask for the job until it is done. Each photo is paid for like one that is made at once.
         */
        post: operations["startJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description How far it is, and its photos. Every two seconds is often enough.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/originals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a portrait
         * @description For several documents from one portrait, or for a job. JPEG, PNG or WEBP, at most 10 MB; metadata is taken out before it is stored.
         */
        post: operations["sendOriginal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List photos
         * @description Newest first, those that were made in the browser included.
         */
        get: operations["listPhotos"];
        put?: never;
        /**
         * Make a photo
         * @description From a portrait in a form (JPEG, PNG or WEBP, at most 10 MB), or from one that was sent before, by its `originalId`. Answers when the photo is done, after some seconds. A photo that passes costs one credit; the same original for the same country and document is free for 30 days, and a photo with a failing check is not charged. For a document whose office takes no such photo, nothing is made unless the warning is acknowledged.
         */
        post: operations["makePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a photo
         * @description With its report and fresh links to its files.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        /**
         * Delete a photo
         * @description With all its files, and its original where no other photo was made from it. At once and for good.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos/{photoId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a photo whose check fails all the same
         * @description Our measurement may err. Takes a credit and answers the photo with its files; one that is finished is answered as it is and costs nothing.
         */
        post: operations["unlockPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requirements
         * @description Every document that is on record, by country.
         */
        get: operations["listRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/requirements/{countryCode}/{documentType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a requirement
         * @description What an authority asks of a photo, each fact with its source: sizes and colours, who may take it (`supply`), what may not be edited (`edits`). Notes are in the language of `Accept-Language` where it is one of ours, else in English.
         */
        get: operations["getRequirement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description At once, in place of its next try.
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhook addresses */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Add a webhook address
         * @description Events of the account are sent there, signed as Standard Webhooks lays down; https alone, and not into private networks. The secret is shown this once.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a webhook address
         * @description Other events, or in use again where it was switched off for taking nothing.
         */
        post: operations["updateWebhookEndpoint"];
        /**
         * Delete a webhook address
         * @description With its deliveries; nothing is sent there any more.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpointId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description What was sent to an address in the last 30 days, newest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpointId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new webhook secret
         * @description It signs at once; the one before signs as well for a day.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Once; what comes of it stands in the deliveries.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Something happened to the account; at least once, and tried again until it is answered by 2xx */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same in every try: what came twice is known by it. */
                    "webhook-id": string;
                    /** @description As Standard Webhooks lays down: `v1,…`, one for each secret in force. */
                    "webhook-signature": string;
                    /** @description Seconds since 1970, of this try. */
                    "webhook-timestamp": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            responses: {
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Change: {
            amount: number;
            /** @enum {string} */
            unit: "deg" | "ratio" | "EV" | "/255" | "quality" | "px";
            /** @enum {string} */
            what: "colour-profile" | "straighten" | "crop" | "scale" | "background" | "touch-up" | "exposure" | "white-balance" | "transparency-filled" | "metadata-removed" | "compression";
        };
        /** @description One rule: what was measured, what is allowed, in which unit, and who says so. */
        Check: {
            advice: string | null;
            /** @enum {string} */
            evidence: "measured" | "stated";
            found?: {
                format: string;
            } | {
                hex: string;
            } | {
                heightMm: number;
                widthMm: number;
            } | {
                /** @enum {string} */
                bound?: "atLeast" | "atMost";
                heightPx: number;
                widthPx: number;
            };
            /** @enum {string} */
            id: "head-height" | "eye-line" | "top-margin" | "hair-margin" | "centring" | "inter-eye-distance" | "head-pose-yaw" | "head-pose-pitch" | "head-pose-roll" | "shoulders" | "camera-distance" | "single-face-present" | "eyes-open" | "gaze" | "red-eye" | "hair-over-eyes" | "mouth-closed" | "expression-neutrality" | "mouth-occlusion-prevention" | "glasses" | "lens-tint" | "lens-glare" | "no-head-coverings" | "face-occlusion-prevention" | "luminance-mean" | "luminance-variance" | "under-exposure-prevention" | "over-exposure-prevention" | "dynamic-range" | "illumination-uniformity" | "skin-glare" | "natural-colour" | "colour-presence" | "background-colour" | "background-uniformity" | "background-shadow" | "cut-out" | "sharpness" | "compression-artifacts" | "photo-of-photo" | "digital-alteration" | "edits-allowed" | "upscaling" | "source-completeness" | "picture-size" | "density" | "file-size" | "file-format";
            limit: {
                max: number | null;
                min: number | null;
            };
            measure?: string;
            permitted?: ({
                format: string;
            } | {
                hex: string;
            } | {
                heightMm: number;
                widthMm: number;
            } | {
                /** @enum {string} */
                bound?: "atLeast" | "atMost";
                heightPx: number;
                widthPx: number;
            })[];
            source: {
                address: string | null;
                /** @enum {string} */
                basis: "official" | "two-sources" | "single-source" | "icao-default" | "default" | "standard" | "vesika";
                date: string | null;
                title: string;
            };
            uncertainty: number | null;
            /** @enum {string} */
            unit: "mm" | "px" | "deg" | "dpi" | "kB" | "ratio" | "share" | "count" | "/255" | "m" | "bits" | "number";
            value: number | null;
            /** @enum {string} */
            verdict: "pass" | "fail" | "undetermined";
        };
        CheckResult: {
            checks: {
                advice: string | null;
                /** @enum {string} */
                evidence: "measured" | "stated";
                found?: {
                    format: string;
                } | {
                    hex: string;
                } | {
                    heightMm: number;
                    widthMm: number;
                } | {
                    /** @enum {string} */
                    bound?: "atLeast" | "atMost";
                    heightPx: number;
                    widthPx: number;
                };
                /** @enum {string} */
                id: "head-height" | "eye-line" | "top-margin" | "hair-margin" | "centring" | "inter-eye-distance" | "head-pose-yaw" | "head-pose-pitch" | "head-pose-roll" | "shoulders" | "camera-distance" | "single-face-present" | "eyes-open" | "gaze" | "red-eye" | "hair-over-eyes" | "mouth-closed" | "expression-neutrality" | "mouth-occlusion-prevention" | "glasses" | "lens-tint" | "lens-glare" | "no-head-coverings" | "face-occlusion-prevention" | "luminance-mean" | "luminance-variance" | "under-exposure-prevention" | "over-exposure-prevention" | "dynamic-range" | "illumination-uniformity" | "skin-glare" | "natural-colour" | "colour-presence" | "background-colour" | "background-uniformity" | "background-shadow" | "cut-out" | "sharpness" | "compression-artifacts" | "photo-of-photo" | "digital-alteration" | "edits-allowed" | "upscaling" | "source-completeness" | "picture-size" | "density" | "file-size" | "file-format";
                limit: {
                    max: number | null;
                    min: number | null;
                };
                measure?: string;
                permitted?: ({
                    format: string;
                } | {
                    hex: string;
                } | {
                    heightMm: number;
                    widthMm: number;
                } | {
                    /** @enum {string} */
                    bound?: "atLeast" | "atMost";
                    heightPx: number;
                    widthPx: number;
                })[];
                /**
                 * @description What to do about it; of a portrait alone.
                 * @enum {string}
                 */
                remedy?: "none" | "mend" | "retake" | "ask";
                source: {
                    address: string | null;
                    /** @enum {string} */
                    basis: "official" | "two-sources" | "single-source" | "icao-default" | "default" | "standard" | "vesika";
                    date: string | null;
                    title: string;
                };
                uncertainty: number | null;
                /** @enum {string} */
                unit: "mm" | "px" | "deg" | "dpi" | "kB" | "ratio" | "share" | "count" | "/255" | "m" | "bits" | "number";
                value: number | null;
                /** @enum {string} */
                verdict: "pass" | "fail" | "undetermined";
            }[];
            countryCode: string;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description Which edits the authority refuses; empty if we found nothing. */
            edits: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                refused: ("any" | "background" | "light" | "retouching" | "cropping")[];
                saidBy: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
            };
            heightPx: number;
            /** @enum {string} */
            subject: "photo" | "portrait";
            /** @description Who may take the photo; `kind` is null if we found nothing. */
            supply: {
                appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                otherwise: {
                    appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                    details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                    kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                    /** @enum {string} */
                    level: "official" | "reported" | "secondary" | "unverified";
                    refusedCaptures: ("selfie" | "booth" | "scan")[];
                    since: string | null;
                    source: {
                        address: string | null;
                        date: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                        title: string;
                    } | null;
                    transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
                }[];
                refusedCaptures: ("selfie" | "booth" | "scan")[];
                since: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
                transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
            };
            variant: string;
            /**
             * @description `fail` where a check fails, else `undetermined` where one could not be decided.
             * @enum {string}
             */
            verdict: "pass" | "fail" | "undetermined";
            /** @description What to know before handing this photo in; empty if nothing speaks against it. */
            warnings: components["schemas"]["Warning"][];
            widthPx: number;
        };
        Credits: {
            /** @description Null: without limit. */
            creditsRemaining: number | null;
            /** @description Those that have not expired; the one that pays next in front. */
            packages: {
                creditsRemaining: number | null;
                /** Format: date-time */
                expiresAt: string;
                features: ("jpg" | "png" | "print-pdf" | "one-country" | "all-countries" | "standard-processing" | "fast-processing" | "instant-processing" | "email-support-48h" | "email-support-24h" | "support-24-7" | "background-change" | "light-optimisation" | "bulk-processing" | "api-access" | "account-manager")[];
                /** Format: uuid */
                id: string;
                plan: ("starter" | "pro" | "business") | null;
            }[];
        };
        CreditsLowEvent: {
            data: {
                creditsRemaining: number;
                /**
                 * Format: uri
                 * @description Where the API tells more; it needs a key.
                 */
                href: string;
            };
            /**
             * Format: date-time
             * @description When it happened; the same in every try.
             */
            timestamp: string;
            /** @constant */
            type: "credits.low";
        };
        DocumentOrder: {
            /**
             * @description Warnings the caller knows of. No photo is made for a document with `own-photo-refused` or `discontinued` unless that code is listed here.
             * @default []
             */
            acknowledge?: ("discontinued" | "own-photo-refused")[];
            /** @description What only the person can tell, check by check. */
            answers?: {
                /** @enum {string} */
                "colour-presence"?: "colour" | "tinted";
                /** @enum {string} */
                "cut-out"?: "clean" | "leftover" | "lost";
                /** @enum {string} */
                "digital-alteration"?: "unaltered" | "altered";
                /** @enum {string} */
                "expression-neutrality"?: "neutral" | "smiling";
                /** @enum {string} */
                "eyes-open"?: "open" | "closed";
                /** @enum {string} */
                "face-occlusion-prevention"?: "free" | "covered";
                /** @enum {string} */
                gaze?: "at-camera" | "aside";
                /** @enum {string} */
                glasses?: "none" | "worn" | "worn-medical";
                /** @enum {string} */
                "hair-over-eyes"?: "free" | "covered";
                /** @enum {string} */
                "head-height"?: "placed" | "misplaced";
                /** @enum {string} */
                "head-pose-pitch"?: "level" | "nodding";
                /** @enum {string} */
                "head-pose-yaw"?: "facing" | "turned";
                /** @enum {string} */
                "lens-tint"?: "clear" | "tinted";
                /** @enum {string} */
                "mouth-occlusion-prevention"?: "free" | "covered";
                /** @enum {string} */
                "no-head-coverings"?: "none" | "religious" | "medical" | "other";
                /** @enum {string} */
                "photo-of-photo"?: "direct" | "reproduced";
                /** @enum {string} */
                "top-margin"?: "placed" | "misplaced";
            };
            /**
             * @description `auto` keeps a background that already satisfies the rule.
             * @default auto
             * @enum {string}
             */
            background?: "auto" | "replace" | "keep";
            /** @description Full years of the child in the picture: authorities forgive children some things. */
            childAgeYears?: number;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DE
             */
            countryCode: string;
            /** @description Straighten, crop and resize only; background and light stay as they are and are checked instead. Default: true where the authority refuses edits and no new background is asked for, else false. */
            cropOnly?: boolean;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description At least what the record asks for is used; 600 gives the larger print file. */
            dpi?: number;
            /** @description A record other than the primary one of country and document, such as `child` */
            variant?: string;
        };
        Job: {
            /** Format: date-time */
            createdAt: string;
            /** @description In the order they were asked for. */
            documents: components["schemas"]["JobDocument"][];
            /**
             * Format: date-time
             * @description The job is forgotten then; its photos stay.
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description Of a portrait that was sent before, as long as it is kept. */
            originalId: string;
            /**
             * @description `done`: nothing of it will change any more.
             * @enum {string}
             */
            status: "queued" | "running" | "done";
        };
        JobDocument: {
            countryCode: string;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description Which edits the authority refuses; empty if we found nothing. */
            edits: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                refused: ("any" | "background" | "light" | "retouching" | "cropping")[];
                saidBy: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
            };
            /** @description Where it failed; it cost nothing then. */
            error: {
                /** @enum {string} */
                code: "file-empty" | "file-too-large" | "file-type-unsupported" | "file-damaged" | "picture-too-large" | "picture-too-small" | "face-missing" | "faces-several" | "face-too-small" | "request-invalid" | "upload-file-missing" | "upload-timed-out" | "upload-files-several" | "image-url-foreign" | "sheet-too-small" | "session-missing" | "sign-in-required" | "second-factor-required" | "email-differs" | "password-wrong" | "webhook-invalid" | "package-not-found" | "purchase-not-found" | "subscription-not-found" | "webhook-url-invalid" | "webhook-url-private" | "webhook-host-unknown" | "webhook-endpoints-full" | "webhook-endpoint-not-found" | "webhook-delivery-not-found" | "refund-not-possible" | "rejection-not-possible" | "checks-failed" | "touch-up-not-possible" | "resume-link-invalid" | "file-link-invalid" | "file-link-expired" | "image-not-found" | "photo-not-found" | "file-not-found" | "requirement-not-found" | "variant-missing" | "batch-not-found" | "batch-not-possible" | "batch-empty" | "batch-full" | "archive-damaged" | "archive-encrypted" | "archive-unsafe" | "route-not-found" | "body-too-large" | "headers-too-large" | "request-timed-out" | "content-type-unsupported" | "api-key-missing" | "api-key-invalid" | "api-key-expired" | "api-scope-missing" | "api-access-missing" | "api-keys-too-many" | "api-key-not-found" | "idempotency-key-reused" | "idempotency-key-in-use" | "acknowledgement-missing" | "original-not-found" | "job-not-found" | "rate-limited" | "payment-required" | "bulk-not-included" | "busy" | "engine-unavailable" | "photo-timed-out" | "engine-crashed" | "photo-given-up" | "engine-memory-exceeded" | "matting-model-invalid" | "model-source-missing" | "model-cache-unwritable" | "payment-unavailable" | "mail-unavailable" | "database-unavailable" | "storage-unavailable" | "web-build-missing" | "request-cancelled" | "internal";
                title: string;
            } | null;
            /** @description Once it is made. */
            photoId: string | null;
            /** @enum {string} */
            status: "queued" | "running" | "made" | "failed";
            /** @description Who may take the photo; `kind` is null if we found nothing. */
            supply: {
                appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                otherwise: {
                    appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                    details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                    kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                    /** @enum {string} */
                    level: "official" | "reported" | "secondary" | "unverified";
                    refusedCaptures: ("selfie" | "booth" | "scan")[];
                    since: string | null;
                    source: {
                        address: string | null;
                        date: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                        title: string;
                    } | null;
                    transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
                }[];
                refusedCaptures: ("selfie" | "booth" | "scan")[];
                since: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
                transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
            };
            variant: string | null;
            /** @description What to know before handing this photo in; empty if nothing speaks against it. */
            warnings: components["schemas"]["Warning"][];
        };
        JobOrder: {
            documents: components["schemas"]["DocumentOrder"][];
            /** @description Of a portrait that was sent before, as long as it is kept. */
            originalId: string;
        };
        ListedRequirement: {
            countryCode: string;
            countryName: string;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            heightMm: number;
            /** @description The one that is meant where no variant is named. */
            isPrimary: boolean;
            label: string;
            variant: string;
            /** @enum {string} */
            verified: "official" | "two-sources" | "single-source" | "icao-default" | "default";
            widthMm: number;
        };
        Original: {
            /** @description As it is stored, without metadata. */
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Deleted then, photos made from it stay.
             */
            expiresAt: string;
            /** @description Of a portrait that was sent before, as long as it is kept. */
            id: string;
        };
        Photo: {
            countryCode: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description Which edits the authority refuses; empty if we found nothing. */
            edits: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                refused: ("any" | "background" | "light" | "retouching" | "cropping")[];
                saidBy: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
            };
            failedChecks: ("head-height" | "eye-line" | "top-margin" | "hair-margin" | "centring" | "inter-eye-distance" | "head-pose-yaw" | "head-pose-pitch" | "head-pose-roll" | "shoulders" | "camera-distance" | "single-face-present" | "eyes-open" | "gaze" | "red-eye" | "hair-over-eyes" | "mouth-closed" | "expression-neutrality" | "mouth-occlusion-prevention" | "glasses" | "lens-tint" | "lens-glare" | "no-head-coverings" | "face-occlusion-prevention" | "luminance-mean" | "luminance-variance" | "under-exposure-prevention" | "over-exposure-prevention" | "dynamic-range" | "illumination-uniformity" | "skin-glare" | "natural-colour" | "colour-presence" | "background-colour" | "background-uniformity" | "background-shadow" | "cut-out" | "sharpness" | "compression-artifacts" | "photo-of-photo" | "digital-alteration" | "edits-allowed" | "upscaling" | "source-completeness" | "picture-size" | "density" | "file-size" | "file-format")[];
            /** @description In the formats of the package; none of a preview. */
            files: components["schemas"]["PhotoFile"][];
            heightMm: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Links are good for an hour; ask again for fresh ones.
             */
            linksExpireAt: string;
            /** @description For further documents; null once it has been deleted. */
            originalId: string | null;
            /** @description Null of a preview. A `revision` or `rejection-redo` is free. */
            paidBy: ("credit" | "revision" | "rejection-redo" | "shared") | null;
            /** @description To look at, with a watermark where it is a preview. */
            previewUrl: string;
            /**
             * @description `finished`: paid for, with its files. `preview`: a check fails, so it was not charged; it has a watermark, and unlocking gives the files all the same.
             * @enum {string}
             */
            status: "finished" | "preview";
            /** @description Who may take the photo; `kind` is null if we found nothing. */
            supply: {
                appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                otherwise: {
                    appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                    details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                    kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                    /** @enum {string} */
                    level: "official" | "reported" | "secondary" | "unverified";
                    refusedCaptures: ("selfie" | "booth" | "scan")[];
                    since: string | null;
                    source: {
                        address: string | null;
                        date: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                        title: string;
                    } | null;
                    transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
                }[];
                refusedCaptures: ("selfie" | "booth" | "scan")[];
                since: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
                transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
            };
            undeterminedChecks: ("head-height" | "eye-line" | "top-margin" | "hair-margin" | "centring" | "inter-eye-distance" | "head-pose-yaw" | "head-pose-pitch" | "head-pose-roll" | "shoulders" | "camera-distance" | "single-face-present" | "eyes-open" | "gaze" | "red-eye" | "hair-over-eyes" | "mouth-closed" | "expression-neutrality" | "mouth-occlusion-prevention" | "glasses" | "lens-tint" | "lens-glare" | "no-head-coverings" | "face-occlusion-prevention" | "luminance-mean" | "luminance-variance" | "under-exposure-prevention" | "over-exposure-prevention" | "dynamic-range" | "illumination-uniformity" | "skin-glare" | "natural-colour" | "colour-presence" | "background-colour" | "background-uniformity" | "background-shadow" | "cut-out" | "sharpness" | "compression-artifacts" | "photo-of-photo" | "digital-alteration" | "edits-allowed" | "upscaling" | "source-completeness" | "picture-size" | "density" | "file-size" | "file-format")[];
            variant: string;
            /**
             * @description `fail` where a check fails, else `undetermined` where one could not be decided.
             * @enum {string}
             */
            verdict: "pass" | "fail" | "undetermined";
            /** @description What to know before handing this photo in; empty if nothing speaks against it. */
            warnings: components["schemas"]["Warning"][];
            widthMm: number;
        };
        PhotoFailedEvent: {
            data: {
                /**
                 * @description Why no photo came of it; it cost nothing.
                 * @enum {string}
                 */
                code: "file-empty" | "file-too-large" | "file-type-unsupported" | "file-damaged" | "picture-too-large" | "picture-too-small" | "face-missing" | "faces-several" | "face-too-small" | "request-invalid" | "upload-file-missing" | "upload-timed-out" | "upload-files-several" | "image-url-foreign" | "sheet-too-small" | "session-missing" | "sign-in-required" | "second-factor-required" | "email-differs" | "password-wrong" | "webhook-invalid" | "package-not-found" | "purchase-not-found" | "subscription-not-found" | "webhook-url-invalid" | "webhook-url-private" | "webhook-host-unknown" | "webhook-endpoints-full" | "webhook-endpoint-not-found" | "webhook-delivery-not-found" | "refund-not-possible" | "rejection-not-possible" | "checks-failed" | "touch-up-not-possible" | "resume-link-invalid" | "file-link-invalid" | "file-link-expired" | "image-not-found" | "photo-not-found" | "file-not-found" | "requirement-not-found" | "variant-missing" | "batch-not-found" | "batch-not-possible" | "batch-empty" | "batch-full" | "archive-damaged" | "archive-encrypted" | "archive-unsafe" | "route-not-found" | "body-too-large" | "headers-too-large" | "request-timed-out" | "content-type-unsupported" | "api-key-missing" | "api-key-invalid" | "api-key-expired" | "api-scope-missing" | "api-access-missing" | "api-keys-too-many" | "api-key-not-found" | "idempotency-key-reused" | "idempotency-key-in-use" | "acknowledgement-missing" | "original-not-found" | "job-not-found" | "rate-limited" | "payment-required" | "bulk-not-included" | "busy" | "engine-unavailable" | "photo-timed-out" | "engine-crashed" | "photo-given-up" | "engine-memory-exceeded" | "matting-model-invalid" | "model-source-missing" | "model-cache-unwritable" | "payment-unavailable" | "mail-unavailable" | "database-unavailable" | "storage-unavailable" | "web-build-missing" | "request-cancelled" | "internal";
                countryCode: string;
                /** @enum {string} */
                documentType: "passport" | "visa" | "id" | "other";
                /** @description Of the portrait. */
                originalId: string;
            };
            /**
             * Format: date-time
             * @description When it happened; the same in every try.
             */
            timestamp: string;
            /** @constant */
            type: "photo.failed";
        };
        PhotoFile: {
            bytes: number;
            fileName: string;
            /** @enum {string} */
            format: "jpg" | "png";
            /** @description Signed: whoever has it can save the file until `linksExpireAt`. */
            url: string;
        };
        PhotoFinishedEvent: {
            data: {
                countryCode: string;
                /** @enum {string} */
                documentType: "passport" | "visa" | "id" | "other";
                /**
                 * Format: uri
                 * @description Where the API tells more; it needs a key.
                 */
                href: string;
                /** @description Of the portrait. */
                originalId: string;
                /** Format: uuid */
                photoId: string;
                /**
                 * @description `preview`: made, and not paid for yet.
                 * @enum {string}
                 */
                status: "finished" | "preview";
            };
            /**
             * Format: date-time
             * @description When it happened; the same in every try.
             */
            timestamp: string;
            /** @constant */
            type: "photo.finished";
        };
        /** @description A photo from a portrait that was sent before. */
        PhotoOrder: {
            /**
             * @description Warnings the caller knows of. No photo is made for a document with `own-photo-refused` or `discontinued` unless that code is listed here.
             * @default []
             */
            acknowledge?: ("discontinued" | "own-photo-refused")[];
            /** @description What only the person can tell, check by check. */
            answers?: {
                /** @enum {string} */
                "colour-presence"?: "colour" | "tinted";
                /** @enum {string} */
                "cut-out"?: "clean" | "leftover" | "lost";
                /** @enum {string} */
                "digital-alteration"?: "unaltered" | "altered";
                /** @enum {string} */
                "expression-neutrality"?: "neutral" | "smiling";
                /** @enum {string} */
                "eyes-open"?: "open" | "closed";
                /** @enum {string} */
                "face-occlusion-prevention"?: "free" | "covered";
                /** @enum {string} */
                gaze?: "at-camera" | "aside";
                /** @enum {string} */
                glasses?: "none" | "worn" | "worn-medical";
                /** @enum {string} */
                "hair-over-eyes"?: "free" | "covered";
                /** @enum {string} */
                "head-height"?: "placed" | "misplaced";
                /** @enum {string} */
                "head-pose-pitch"?: "level" | "nodding";
                /** @enum {string} */
                "head-pose-yaw"?: "facing" | "turned";
                /** @enum {string} */
                "lens-tint"?: "clear" | "tinted";
                /** @enum {string} */
                "mouth-occlusion-prevention"?: "free" | "covered";
                /** @enum {string} */
                "no-head-coverings"?: "none" | "religious" | "medical" | "other";
                /** @enum {string} */
                "photo-of-photo"?: "direct" | "reproduced";
                /** @enum {string} */
                "top-margin"?: "placed" | "misplaced";
            };
            /**
             * @description `auto` keeps a background that already satisfies the rule.
             * @default auto
             * @enum {string}
             */
            background?: "auto" | "replace" | "keep";
            /** @description Full years of the child in the picture: authorities forgive children some things. */
            childAgeYears?: number;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DE
             */
            countryCode: string;
            /** @description Straighten, crop and resize only; background and light stay as they are and are checked instead. Default: true where the authority refuses edits and no new background is asked for, else false. */
            cropOnly?: boolean;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description At least what the record asks for is used; 600 gives the larger print file. */
            dpi?: number;
            /** @description Of a portrait that was sent before, as long as it is kept. */
            originalId: string;
            /** @description A record other than the primary one of country and document, such as `child` */
            variant?: string;
        };
        PhotoPage: {
            data: components["schemas"]["Photo"][];
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        PhotoWithReport: {
            countryCode: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description Which edits the authority refuses; empty if we found nothing. */
            edits: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                refused: ("any" | "background" | "light" | "retouching" | "cropping")[];
                saidBy: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
            };
            failedChecks: ("head-height" | "eye-line" | "top-margin" | "hair-margin" | "centring" | "inter-eye-distance" | "head-pose-yaw" | "head-pose-pitch" | "head-pose-roll" | "shoulders" | "camera-distance" | "single-face-present" | "eyes-open" | "gaze" | "red-eye" | "hair-over-eyes" | "mouth-closed" | "expression-neutrality" | "mouth-occlusion-prevention" | "glasses" | "lens-tint" | "lens-glare" | "no-head-coverings" | "face-occlusion-prevention" | "luminance-mean" | "luminance-variance" | "under-exposure-prevention" | "over-exposure-prevention" | "dynamic-range" | "illumination-uniformity" | "skin-glare" | "natural-colour" | "colour-presence" | "background-colour" | "background-uniformity" | "background-shadow" | "cut-out" | "sharpness" | "compression-artifacts" | "photo-of-photo" | "digital-alteration" | "edits-allowed" | "upscaling" | "source-completeness" | "picture-size" | "density" | "file-size" | "file-format")[];
            /** @description In the formats of the package; none of a preview. */
            files: components["schemas"]["PhotoFile"][];
            heightMm: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Links are good for an hour; ask again for fresh ones.
             */
            linksExpireAt: string;
            /** @description For further documents; null once it has been deleted. */
            originalId: string | null;
            /** @description Null of a preview. A `revision` or `rejection-redo` is free. */
            paidBy: ("credit" | "revision" | "rejection-redo" | "shared") | null;
            /** @description To look at, with a watermark where it is a preview. */
            previewUrl: string;
            report: components["schemas"]["Report"];
            /**
             * @description `finished`: paid for, with its files. `preview`: a check fails, so it was not charged; it has a watermark, and unlocking gives the files all the same.
             * @enum {string}
             */
            status: "finished" | "preview";
            /** @description Who may take the photo; `kind` is null if we found nothing. */
            supply: {
                appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                otherwise: {
                    appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                    details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                    kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                    /** @enum {string} */
                    level: "official" | "reported" | "secondary" | "unverified";
                    refusedCaptures: ("selfie" | "booth" | "scan")[];
                    since: string | null;
                    source: {
                        address: string | null;
                        date: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                        title: string;
                    } | null;
                    transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
                }[];
                refusedCaptures: ("selfie" | "booth" | "scan")[];
                since: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
                transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
            };
            undeterminedChecks: ("head-height" | "eye-line" | "top-margin" | "hair-margin" | "centring" | "inter-eye-distance" | "head-pose-yaw" | "head-pose-pitch" | "head-pose-roll" | "shoulders" | "camera-distance" | "single-face-present" | "eyes-open" | "gaze" | "red-eye" | "hair-over-eyes" | "mouth-closed" | "expression-neutrality" | "mouth-occlusion-prevention" | "glasses" | "lens-tint" | "lens-glare" | "no-head-coverings" | "face-occlusion-prevention" | "luminance-mean" | "luminance-variance" | "under-exposure-prevention" | "over-exposure-prevention" | "dynamic-range" | "illumination-uniformity" | "skin-glare" | "natural-colour" | "colour-presence" | "background-colour" | "background-uniformity" | "background-shadow" | "cut-out" | "sharpness" | "compression-artifacts" | "photo-of-photo" | "digital-alteration" | "edits-allowed" | "upscaling" | "source-completeness" | "picture-size" | "density" | "file-size" | "file-format")[];
            variant: string;
            /**
             * @description `fail` where a check fails, else `undetermined` where one could not be decided.
             * @enum {string}
             */
            verdict: "pass" | "fail" | "undetermined";
            /** @description What to know before handing this photo in; empty if nothing speaks against it. */
            warnings: components["schemas"]["Warning"][];
            widthMm: number;
        };
        Problem: {
            /**
             * @description To be acted upon. Codes are never renamed.
             * @enum {string}
             */
            code: "file-empty" | "file-too-large" | "file-type-unsupported" | "file-damaged" | "picture-too-large" | "picture-too-small" | "face-missing" | "faces-several" | "face-too-small" | "request-invalid" | "upload-file-missing" | "upload-timed-out" | "upload-files-several" | "image-url-foreign" | "sheet-too-small" | "session-missing" | "sign-in-required" | "second-factor-required" | "email-differs" | "password-wrong" | "webhook-invalid" | "package-not-found" | "purchase-not-found" | "subscription-not-found" | "webhook-url-invalid" | "webhook-url-private" | "webhook-host-unknown" | "webhook-endpoints-full" | "webhook-endpoint-not-found" | "webhook-delivery-not-found" | "refund-not-possible" | "rejection-not-possible" | "checks-failed" | "touch-up-not-possible" | "resume-link-invalid" | "file-link-invalid" | "file-link-expired" | "image-not-found" | "photo-not-found" | "file-not-found" | "requirement-not-found" | "variant-missing" | "batch-not-found" | "batch-not-possible" | "batch-empty" | "batch-full" | "archive-damaged" | "archive-encrypted" | "archive-unsafe" | "route-not-found" | "body-too-large" | "headers-too-large" | "request-timed-out" | "content-type-unsupported" | "api-key-missing" | "api-key-invalid" | "api-key-expired" | "api-scope-missing" | "api-access-missing" | "api-keys-too-many" | "api-key-not-found" | "idempotency-key-reused" | "idempotency-key-in-use" | "acknowledgement-missing" | "original-not-found" | "job-not-found" | "rate-limited" | "payment-required" | "bulk-not-included" | "busy" | "engine-unavailable" | "photo-timed-out" | "engine-crashed" | "photo-given-up" | "engine-memory-exceeded" | "matting-model-invalid" | "model-source-missing" | "model-cache-unwritable" | "payment-unavailable" | "mail-unavailable" | "database-unavailable" | "storage-unavailable" | "web-build-missing" | "request-cancelled" | "internal";
            /** @description What went wrong this time. */
            detail: string;
            /** @description Numbers and words about it, such as `{"bytesMax": 10485760}`. */
            facts: {
                [key: string]: number | string;
            };
            /** @description To be named when asking for help. */
            requestId: string;
            status: number;
            /** @description What went wrong, in English; the same for one code. */
            title: string;
            /** @description Where the code is explained. */
            type: string;
        };
        /** @description About the finished file, which is measured again. */
        Report: {
            /** @description Everything that was done to the picture. */
            changes: components["schemas"]["Change"][];
            checks: components["schemas"]["Check"][];
            dpi: number;
            heightPx: number;
            widthPx: number;
        };
        Requirement: {
            alpha3: string;
            appearance: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                rules: ("ears-visible" | "eyebrows-visible" | "hair-inside-picture" | "hair-beyond-edge" | "clothes-contrast" | "no-white-clothes" | "no-uniform" | "collar" | "no-jewellery")[];
                source: string | null;
            } | null;
            background: {
                alternatives: ("white" | "off-white" | "cream" | "beige" | "light-grey" | "grey" | "light-blue" | "blue" | "red" | "pastel" | "any-plain-light")[];
                /** @enum {string} */
                colour: "white" | "off-white" | "cream" | "beige" | "light-grey" | "grey" | "light-blue" | "blue" | "red" | "pastel" | "any-plain-light";
                hex: string;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                refused: ("white" | "off-white" | "cream" | "beige" | "light-grey" | "grey" | "light-blue" | "blue" | "red" | "pastel" | "any-plain-light")[];
                source: string | null;
            };
            /**
             * @description `record`: this document’s own. `passport-of-country`: it has none, its passport’s stands in. `default`: nothing is known, and common values stand in.
             * @enum {string}
             */
            basis: "record" | "passport-of-country" | "default";
            checkedOn: string | null;
            /** @description What the authority forgives children, youngest first. */
            childRules: {
                ageYearsBelow: number;
                headHeight: {
                    maxMm: number;
                    minMm: number;
                } | null;
                /** @description Checks that are not held against a child. */
                relaxed: string[];
                source: {
                    address: string | null;
                    date: string | null;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                };
            }[];
            countryCode: string;
            countryName: string;
            /** @description The photo, or the whole document, is asked for no more. */
            discontinued: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                /** @enum {string} */
                replacedBy: "evisa" | "captured-at-centre";
                since: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
            } | null;
            /** @enum {string} */
            documentType: "passport" | "visa" | "id" | "other";
            /** @description What may not be done to the picture. */
            edits: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                refused: ("any" | "background" | "light" | "retouching" | "cropping")[];
                saidBy: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
            };
            expression: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                /** @enum {string} */
                policy: "neutral" | "friendly" | "natural-smile";
                source: string | null;
            } | null;
            eyeLineFromBottom: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                maxMm: number | null;
                minMm: number | null;
                source: string | null;
                targetMm: number | null;
            };
            file: {
                formats: string[] | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                maxKb: number | null;
                minKb: number | null;
                source: string | null;
            };
            glasses: {
                conditions: ("clear-lenses" | "no-glare" | "eyes-free" | "thin-frame")[];
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                /** @enum {string} */
                policy: "expected" | "allowed" | "discouraged" | "best-removed" | "unless-needed" | "medical" | "forbidden";
                source: string | null;
            } | null;
            headCovering: {
                compulsoryFor: {
                    fromAgeYears: number | null;
                    /** @enum {string} */
                    who: "women";
                } | null;
                exceptions: ("religious" | "medical" | "customary")[];
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                note: string | null;
                proof: boolean;
                source: string | null;
            } | null;
            headHeight: {
                /** @enum {string} */
                derivation: "stated" | "point" | "icao" | "us" | "scaled" | "default";
                includesHair?: boolean;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                maxMm: number;
                minMm: number;
                source: string | null;
                targetMm: number | null;
            };
            isPrimary: boolean;
            label: string;
            minDpi: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                /** @enum {string} */
                of: "picture" | "print";
                source: string | null;
                value: number;
            } | null;
            photoAgeMonthsMax: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                source: string | null;
                value: number;
            } | null;
            pixels: {
                heightPx: number | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                maxHeightPx: number | null;
                maxWidthPx: number | null;
                minHeightPx: number | null;
                minWidthPx: number | null;
                source: string | null;
                widthPx: number | null;
            };
            print: {
                back: ("studio-stamp" | "date" | "name" | "birth-date" | "guarantor")[];
                borderless: boolean | null;
                copies: number | null;
                finish: ("glossy" | "matte") | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                source: string | null;
            };
            /** @enum {string} */
            region: "Europe" | "Asia" | "Americas" | "Africa" | "Oceania" | "Middle East" | "Other";
            size: {
                alternatives: {
                    heightMm: number;
                    widthMm: number;
                }[];
                confirmedBy: string[];
                derivedFromPx: boolean;
                heightMm: number;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                source: string | null;
                upTo: {
                    heightMm: number;
                    widthMm: number;
                } | null;
                widthMm: number;
            };
            sourceDate: string | null;
            sources: {
                address: string | null;
                date: string | null;
                id: string;
                /** @enum {string} */
                kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                title: string;
            }[];
            specialNotes: string[];
            /** @description Who may take the photo; `kind` null: not published. */
            supply: {
                appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                otherwise: {
                    appliesTo: ("home" | "abroad" | "first-application" | "renewal" | "online" | "paper" | "children")[];
                    details: ("applicant-brings" | "professional-recommended" | "services-discouraged" | "own-photo-refused" | "own-upload-discouraged" | "home-print-accepted" | "selfie-accepted" | "print-wanted" | "optional" | "booth-accepted" | "commercial-in-person" | "recognised-studio" | "designated-studio" | "studio-details" | "studio-uploads" | "studio-may-send" | "code-into-form" | "ask-office" | "with-biometrics" | "live-online" | "missions-too" | "no-photo-attached" | "passport-page" | "health-exception" | "young-children-bring" | "digital-photo-too" | "own-device-or-shop" | "app-takes-photo" | "two-prints-older-card" | "print-young-children" | "some-cantons-file" | "print-under-six")[];
                    kind: ("none-needed" | "self" | "self-or-professional" | "professional" | "certified-digital" | "captured") | null;
                    /** @enum {string} */
                    level: "official" | "reported" | "secondary" | "unverified";
                    refusedCaptures: ("selfie" | "booth" | "scan")[];
                    since: string | null;
                    source: {
                        address: string | null;
                        date: string | null;
                        id: string;
                        /** @enum {string} */
                        kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                        title: string;
                    } | null;
                    transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
                }[];
                refusedCaptures: ("selfie" | "booth" | "scan")[];
                since: string | null;
                source: {
                    address: string | null;
                    date: string | null;
                    id: string;
                    /** @enum {string} */
                    kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                    title: string;
                } | null;
                transferCode: ("data-matrix" | "e-photo-code" | "photo-code" | "image-code" | "studio-receipt") | null;
            };
            topMargin: {
                /** @enum {string} */
                level: "official" | "reported" | "secondary" | "unverified";
                maxMm: number | null;
                minMm: number | null;
                source: string | null;
                targetMm: number | null;
            };
            variant: string;
            /** @enum {string} */
            verified: "official" | "two-sources" | "single-source" | "icao-default" | "default";
        };
        RequirementPage: {
            data: components["schemas"]["ListedRequirement"][];
            /** @description Null on the last page. */
            nextCursor: string | null;
        };
        TestEvent: {
            data: {
                /**
                 * Format: uri
                 * @description Where the API tells more; it needs a key.
                 */
                href: string;
            };
            /**
             * Format: date-time
             * @description When it happened; the same in every try.
             */
            timestamp: string;
            /** @constant */
            type: "test";
        };
        Warning: {
            /**
             * @description `own-photo-refused`: the office takes the photo itself or has it from professionals. `discontinued`: no photo is asked for any more. `supply-unknown`: we found nothing about who may take it. `edits-refused`: background or light was changed, which the authority refuses. `cropping-refused`: the file must not even be cropped.
             * @enum {string}
             */
            code: "discontinued" | "own-photo-refused" | "supply-unknown" | "edits-refused" | "cropping-refused";
            /** @description Who says so; null if nobody does. */
            source: {
                address: string | null;
                date: string | null;
                id: string;
                /** @enum {string} */
                kind: "official" | "official-copy" | "official-partial" | "reported" | "standard" | "visa-centre" | "press" | "studio" | "aggregator" | "dataset";
                title: string;
            } | null;
        };
        WebhookDelivery: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            eventId: string;
            lastAttemptAt: string | null;
            nextAttemptAt: string | null;
            outcome: ("delivered" | "refused" | "timed-out" | "unreachable" | "address-private") | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            statusCode: number | null;
            /** @enum {string} */
            type: "photo.finished" | "photo.failed" | "credits.low" | "test";
        };
        WebhookEndpoint: {
            /** Format: date-time */
            createdAt: string;
            disabledAt: string | null;
            /** Format: uuid */
            endpointId: string;
            events: ("photo.finished" | "photo.failed" | "credits.low")[];
            failingSince: string | null;
            url: string;
        };
        WebhookEvent: components["schemas"]["PhotoFinishedEvent"] | components["schemas"]["PhotoFailedEvent"] | components["schemas"]["CreditsLowEvent"] | components["schemas"]["TestEvent"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description What is left of the key’s quota, and in how many seconds it is whole again: `"key";r=118;t=42`. */
        RateLimit: string;
        /** @description The quota of a key, and the seconds it is for: `"key";q=120;w=60`. */
        RateLimitPolicy: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "@portrait.jpg",
                 *       "subject": "portrait",
                 *       "countryCode": "BE",
                 *       "documentType": "passport"
                 *     }
                 */
                "multipart/form-data": {
                    /** @description Full years of the child in the picture: authorities forgive children some things. */
                    childAgeYears?: number;
                    /**
                     * @description ISO 3166-1 alpha-2
                     * @example DE
                     */
                    countryCode: string;
                    /** @enum {string} */
                    documentType: "passport" | "visa" | "id" | "other";
                    /** @description JPEG, PNG or WEBP, at most 10 MB. */
                    file: Blob;
                    /**
                     * @description What the picture is meant as.
                     * @default photo
                     * @enum {string}
                     */
                    subject?: "photo" | "portrait";
                    /** @description A record other than the primary one of country and document, such as `child` */
                    variant?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subject": "portrait",
                     *       "countryCode": "BE",
                     *       "documentType": "passport",
                     *       "variant": "standard",
                     *       "widthPx": 2316,
                     *       "heightPx": 3088,
                     *       "supply": {
                     *         "kind": "self-or-professional",
                     *         "appliesTo": [],
                     *         "since": null,
                     *         "transferCode": null,
                     *         "refusedCaptures": [],
                     *         "details": [],
                     *         "level": "unverified",
                     *         "source": null,
                     *         "otherwise": []
                     *       },
                     *       "edits": {
                     *         "refused": [],
                     *         "saidBy": null,
                     *         "note": null,
                     *         "level": "unverified",
                     *         "source": null
                     *       },
                     *       "warnings": [],
                     *       "verdict": "pass",
                     *       "checks": [
                     *         {
                     *           "id": "head-height",
                     *           "measure": "height",
                     *           "verdict": "pass",
                     *           "value": 33.6,
                     *           "evidence": "measured",
                     *           "limit": {
                     *             "min": 32,
                     *             "max": 36
                     *           },
                     *           "unit": "mm",
                     *           "uncertainty": 0.6,
                     *           "source": {
                     *             "title": "BMI Foto-Mustertafel",
                     *             "address": "https://www.bmi.bund.de/",
                     *             "date": "2025-05-01",
                     *             "basis": "official"
                     *           },
                     *           "advice": null,
                     *           "remedy": "none"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CheckResult"];
                };
            };
            /**
             * @description `request-invalid`: The request does not have the expected form.
             *     `upload-file-missing`: The form has no file field with a picture.
             *     `upload-files-several`: The form has more than one file.
             *     `variant-missing`: The country has several documents of this kind; name one as `variant`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-scope-missing`: The API key is not allowed to do this.
             *     `api-access-missing`: The account has no running package with access to the API.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `requirement-not-found`: The country has no such variant, or is switched off. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:requirement-not-found",
                     *       "title": "The country has no such variant, or is switched off.",
                     *       "status": 404,
                     *       "detail": "The country has no such variant, or is switched off.",
                     *       "code": "requirement-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-timed-out`: The form did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:upload-timed-out",
                     *       "title": "The form did not arrive in time.",
                     *       "status": 408,
                     *       "detail": "The form did not arrive in time.",
                     *       "code": "upload-timed-out",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-too-large`: The file is larger than 10 MB.
             *     `body-too-large`: The body of the request is too large.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-too-large",
                     *       "title": "The file is larger than 10 MB.",
                     *       "status": 413,
                     *       "detail": "The file is larger than 10 MB.",
                     *       "code": "file-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-type-unsupported`: The file is not a JPEG, PNG or WEBP picture.
             *     `content-type-unsupported`: The content type of the request is not supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-type-unsupported",
                     *       "title": "The file is not a JPEG, PNG or WEBP picture.",
                     *       "status": 415,
                     *       "detail": "The file is not a JPEG, PNG or WEBP picture.",
                     *       "code": "file-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-empty`: The file is empty.
             *     `file-damaged`: The picture is damaged or incomplete.
             *     `picture-too-large`: The picture has too many pixels.
             *     `picture-too-small`: The picture has too few pixels.
             *     `face-missing`: No face was found on the picture.
             *     `faces-several`: More than one face was found on the picture.
             *     `face-too-small`: The face on the picture is too small.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-empty",
                     *       "title": "The file is empty.",
                     *       "status": 422,
                     *       "detail": "The file is empty.",
                     *       "code": "file-empty",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `internal`: Something went wrong on our side.
             *     `engine-crashed`: Making the photo failed unexpectedly.
             *     `photo-given-up`: Making the photo was given up after two attempts.
             *     `engine-memory-exceeded`: Making the photo took too much memory.
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             *     `storage-unavailable`: Nothing can be stored at the moment.
             *     `engine-unavailable`: Photos cannot be made at the moment.
             *     `matting-model-invalid`: Photos cannot be made at the moment.
             *     `model-source-missing`: Photos cannot be made at the moment.
             *     `model-cache-unwritable`: Photos cannot be made at the moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `photo-timed-out`: Making the photo took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:photo-timed-out",
                     *       "title": "Making the photo took too long.",
                     *       "status": 504,
                     *       "detail": "Making the photo took too long.",
                     *       "code": "photo-timed-out",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "creditsRemaining": 47,
                     *       "packages": [
                     *         {
                     *           "id": "c3a1f0de-5b62-4f0c-8a9d-0e1f2a3b4c5d",
                     *           "plan": "business",
                     *           "creditsRemaining": 47,
                     *           "expiresAt": "2027-11-20T09:00:00.000Z",
                     *           "features": [
                     *             "jpg",
                     *             "png",
                     *             "print-pdf",
                     *             "api-access"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Credits"];
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. Sent again with the same request within 24 hours, the first answer is given once more and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                 *       "documents": [
                 *         {
                 *           "countryCode": "BE",
                 *           "documentType": "passport"
                 *         },
                 *         {
                 *           "countryCode": "US",
                 *           "documentType": "visa"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["JobOrder"];
            };
        };
        responses: {
            /** @description Taken on */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2f0e8c7d-1b5a-4e7c-9d3f-6a8b0c2e4f61",
                     *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *       "createdAt": "2026-11-22T20:05:31.000Z",
                     *       "expiresAt": "2026-11-23T20:05:31.000Z",
                     *       "status": "queued",
                     *       "documents": [
                     *         {
                     *           "countryCode": "BE",
                     *           "documentType": "passport",
                     *           "variant": null,
                     *           "supply": {
                     *             "kind": "self-or-professional",
                     *             "appliesTo": [],
                     *             "since": null,
                     *             "transferCode": null,
                     *             "refusedCaptures": [],
                     *             "details": [],
                     *             "level": "unverified",
                     *             "source": null,
                     *             "otherwise": []
                     *           },
                     *           "edits": {
                     *             "refused": [],
                     *             "saidBy": null,
                     *             "note": null,
                     *             "level": "unverified",
                     *             "source": null
                     *           },
                     *           "warnings": [],
                     *           "status": "queued",
                     *           "photoId": null,
                     *           "error": null
                     *         },
                     *         {
                     *           "countryCode": "US",
                     *           "documentType": "visa",
                     *           "variant": null,
                     *           "supply": {
                     *             "kind": "self-or-professional",
                     *             "appliesTo": [],
                     *             "since": null,
                     *             "transferCode": null,
                     *             "refusedCaptures": [],
                     *             "details": [],
                     *             "level": "unverified",
                     *             "source": null,
                     *             "otherwise": []
                     *           },
                     *           "edits": {
                     *             "refused": [],
                     *             "saidBy": null,
                     *             "note": null,
                     *             "level": "unverified",
                     *             "source": null
                     *           },
                     *           "warnings": [],
                     *           "status": "queued",
                     *           "photoId": null,
                     *           "error": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            /**
             * @description `request-invalid`: The request does not have the expected form.
             *     `variant-missing`: The country has several documents of this kind; name one as `variant`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment-required`: This needs a credit. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:payment-required",
                     *       "title": "This needs a credit.",
                     *       "status": 402,
                     *       "detail": "This needs a credit.",
                     *       "code": "payment-required",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-scope-missing`: The API key is not allowed to do this.
             *     `api-access-missing`: The account has no running package with access to the API.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `requirement-not-found`: The country has no such variant, or is switched off.
             *     `original-not-found`: The account has no such original; it may have been deleted.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:requirement-not-found",
                     *       "title": "The country has no such variant, or is switched off.",
                     *       "status": 404,
                     *       "detail": "The country has no such variant, or is switched off.",
                     *       "code": "requirement-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-in-use`: A request with this idempotency key is still under way. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:idempotency-key-in-use",
                     *       "title": "A request with this idempotency key is still under way.",
                     *       "status": 409,
                     *       "detail": "A request with this idempotency key is still under way.",
                     *       "code": "idempotency-key-in-use",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body of the request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:body-too-large",
                     *       "title": "The body of the request is too large.",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "body-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `content-type-unsupported`: The content type of the request is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:content-type-unsupported",
                     *       "title": "The content type of the request is not supported.",
                     *       "status": 415,
                     *       "detail": "The content type of the request is not supported.",
                     *       "code": "content-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `picture-too-large`: The picture has too many pixels.
             *     `picture-too-small`: The picture has too few pixels.
             *     `face-missing`: No face was found on the picture.
             *     `faces-several`: More than one face was found on the picture.
             *     `face-too-small`: The face on the picture is too small.
             *     `idempotency-key-reused`: The idempotency key has been used for another request.
             *     `acknowledgement-missing`: The office takes no such photo; acknowledge the warnings named here to have it made all the same.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:picture-too-large",
                     *       "title": "The picture has too many pixels.",
                     *       "status": 422,
                     *       "detail": "The picture has too many pixels.",
                     *       "code": "picture-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `internal`: Something went wrong on our side.
             *     `engine-crashed`: Making the photo failed unexpectedly.
             *     `photo-given-up`: Making the photo was given up after two attempts.
             *     `engine-memory-exceeded`: Making the photo took too much memory.
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             *     `engine-unavailable`: Photos cannot be made at the moment.
             *     `matting-model-invalid`: Photos cannot be made at the moment.
             *     `model-source-missing`: Photos cannot be made at the moment.
             *     `model-cache-unwritable`: Photos cannot be made at the moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `photo-timed-out`: Making the photo took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:photo-timed-out",
                     *       "title": "Making the photo took too long.",
                     *       "status": 504,
                     *       "detail": "Making the photo took too long.",
                     *       "code": "photo-timed-out",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2f0e8c7d-1b5a-4e7c-9d3f-6a8b0c2e4f61 */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2f0e8c7d-1b5a-4e7c-9d3f-6a8b0c2e4f61",
                     *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *       "createdAt": "2026-11-22T20:05:31.000Z",
                     *       "expiresAt": "2026-11-23T20:05:31.000Z",
                     *       "status": "done",
                     *       "documents": [
                     *         {
                     *           "countryCode": "BE",
                     *           "documentType": "passport",
                     *           "variant": null,
                     *           "supply": {
                     *             "kind": "self-or-professional",
                     *             "appliesTo": [],
                     *             "since": null,
                     *             "transferCode": null,
                     *             "refusedCaptures": [],
                     *             "details": [],
                     *             "level": "unverified",
                     *             "source": null,
                     *             "otherwise": []
                     *           },
                     *           "edits": {
                     *             "refused": [],
                     *             "saidBy": null,
                     *             "note": null,
                     *             "level": "unverified",
                     *             "source": null
                     *           },
                     *           "warnings": [],
                     *           "status": "made",
                     *           "photoId": "7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11",
                     *           "error": null
                     *         },
                     *         {
                     *           "countryCode": "US",
                     *           "documentType": "visa",
                     *           "variant": null,
                     *           "supply": {
                     *             "kind": "self-or-professional",
                     *             "appliesTo": [],
                     *             "since": null,
                     *             "transferCode": null,
                     *             "refusedCaptures": [],
                     *             "details": [],
                     *             "level": "unverified",
                     *             "source": null,
                     *             "otherwise": []
                     *           },
                     *           "edits": {
                     *             "refused": [],
                     *             "saidBy": null,
                     *             "note": null,
                     *             "level": "unverified",
                     *             "source": null
                     *           },
                     *           "warnings": [],
                     *           "status": "made",
                     *           "photoId": "0d5c4f7a-92b4-4d0e-8a4b-5c1de1a2f0b3",
                     *           "error": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `job-not-found`: The account has no such job; it may have been forgotten. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:job-not-found",
                     *       "title": "The account has no such job; it may have been forgotten.",
                     *       "status": 404,
                     *       "detail": "The account has no such job; it may have been forgotten.",
                     *       "code": "job-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendOriginal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. Sent again with the same request within 24 hours, the first answer is given once more and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "@portrait.jpg"
                 *     }
                 */
                "multipart/form-data": {
                    /** @description JPEG, PNG or WEBP, at most 10 MB. */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *       "bytes": 1845002,
                     *       "createdAt": "2026-11-22T20:05:30.123Z",
                     *       "expiresAt": "2026-12-22T20:05:30.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Original"];
                };
            };
            /**
             * @description `request-invalid`: The request does not have the expected form.
             *     `upload-file-missing`: The form has no file field with a picture.
             *     `upload-files-several`: The form has more than one file.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-scope-missing`: The API key is not allowed to do this.
             *     `api-access-missing`: The account has no running package with access to the API.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-timed-out`: The form did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:upload-timed-out",
                     *       "title": "The form did not arrive in time.",
                     *       "status": 408,
                     *       "detail": "The form did not arrive in time.",
                     *       "code": "upload-timed-out",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-in-use`: A request with this idempotency key is still under way. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:idempotency-key-in-use",
                     *       "title": "A request with this idempotency key is still under way.",
                     *       "status": 409,
                     *       "detail": "A request with this idempotency key is still under way.",
                     *       "code": "idempotency-key-in-use",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-too-large`: The file is larger than 10 MB.
             *     `body-too-large`: The body of the request is too large.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-too-large",
                     *       "title": "The file is larger than 10 MB.",
                     *       "status": 413,
                     *       "detail": "The file is larger than 10 MB.",
                     *       "code": "file-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-type-unsupported`: The file is not a JPEG, PNG or WEBP picture.
             *     `content-type-unsupported`: The content type of the request is not supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-type-unsupported",
                     *       "title": "The file is not a JPEG, PNG or WEBP picture.",
                     *       "status": 415,
                     *       "detail": "The file is not a JPEG, PNG or WEBP picture.",
                     *       "code": "file-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-empty`: The file is empty.
             *     `file-damaged`: The picture is damaged or incomplete.
             *     `idempotency-key-reused`: The idempotency key has been used for another request.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-empty",
                     *       "title": "The file is empty.",
                     *       "status": 422,
                     *       "detail": "The file is empty.",
                     *       "code": "file-empty",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             *     `storage-unavailable`: Nothing can be stored at the moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPhotos: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; absent for the first one. */
                cursor?: string;
                /** @example 10 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11",
                     *           "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *           "countryCode": "BE",
                     *           "documentType": "passport",
                     *           "variant": "standard",
                     *           "widthMm": 35,
                     *           "heightMm": 45,
                     *           "createdAt": "2026-11-22T20:05:30.123Z",
                     *           "status": "finished",
                     *           "paidBy": "credit",
                     *           "supply": {
                     *             "kind": "self-or-professional",
                     *             "appliesTo": [],
                     *             "since": null,
                     *             "transferCode": null,
                     *             "refusedCaptures": [],
                     *             "details": [],
                     *             "level": "unverified",
                     *             "source": null,
                     *             "otherwise": []
                     *           },
                     *           "edits": {
                     *             "refused": [],
                     *             "saidBy": null,
                     *             "note": null,
                     *             "level": "unverified",
                     *             "source": null
                     *           },
                     *           "warnings": [],
                     *           "verdict": "pass",
                     *           "failedChecks": [],
                     *           "undeterminedChecks": [],
                     *           "previewUrl": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *           "files": [
                     *             {
                     *               "format": "jpg",
                     *               "url": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *               "fileName": "vesika-be-passport.jpg",
                     *               "bytes": 61234
                     *             }
                     *           ],
                     *           "linksExpireAt": "2026-11-22T21:05:30.123Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PhotoPage"];
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makePhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own, such as a UUID. Sent again with the same request within 24 hours, the first answer is given once more and nothing is done twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                 *       "countryCode": "US",
                 *       "documentType": "visa"
                 *     }
                 */
                "application/json": components["schemas"]["PhotoOrder"];
                /**
                 * @example {
                 *       "file": "@portrait.jpg",
                 *       "countryCode": "BE",
                 *       "documentType": "passport"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * @description Warnings the caller knows of. No photo is made for a document with `own-photo-refused` or `discontinued` unless that code is listed here. Separated by commas.
                     * @default
                     */
                    acknowledge?: string;
                    /**
                     * @description `auto` keeps a background that already satisfies the rule.
                     * @default auto
                     * @enum {string}
                     */
                    background?: "auto" | "replace" | "keep";
                    /** @description Full years of the child in the picture: authorities forgive children some things. */
                    childAgeYears?: number;
                    /**
                     * @description ISO 3166-1 alpha-2
                     * @example DE
                     */
                    countryCode: string;
                    /**
                     * @description Straighten, crop and resize only; background and light stay as they are and are checked instead. Default: true where the authority refuses edits and no new background is asked for, else false.
                     * @enum {string}
                     */
                    cropOnly?: "true" | "false";
                    /** @enum {string} */
                    documentType: "passport" | "visa" | "id" | "other";
                    /** @description At least what the record asks for is used; 600 gives the larger print file. */
                    dpi?: number;
                    /** @description JPEG, PNG or WEBP, at most 10 MB. */
                    file: Blob;
                    /** @description A record other than the primary one of country and document, such as `child` */
                    variant?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11",
                     *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *       "countryCode": "BE",
                     *       "documentType": "passport",
                     *       "variant": "standard",
                     *       "widthMm": 35,
                     *       "heightMm": 45,
                     *       "createdAt": "2026-11-22T20:05:30.123Z",
                     *       "status": "finished",
                     *       "paidBy": "credit",
                     *       "supply": {
                     *         "kind": "self-or-professional",
                     *         "appliesTo": [],
                     *         "since": null,
                     *         "transferCode": null,
                     *         "refusedCaptures": [],
                     *         "details": [],
                     *         "level": "unverified",
                     *         "source": null,
                     *         "otherwise": []
                     *       },
                     *       "edits": {
                     *         "refused": [],
                     *         "saidBy": null,
                     *         "note": null,
                     *         "level": "unverified",
                     *         "source": null
                     *       },
                     *       "warnings": [],
                     *       "verdict": "pass",
                     *       "failedChecks": [],
                     *       "undeterminedChecks": [],
                     *       "previewUrl": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *       "files": [
                     *         {
                     *           "format": "jpg",
                     *           "url": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *           "fileName": "vesika-be-passport.jpg",
                     *           "bytes": 61234
                     *         }
                     *       ],
                     *       "linksExpireAt": "2026-11-22T21:05:30.123Z",
                     *       "report": {
                     *         "widthPx": 413,
                     *         "heightPx": 531,
                     *         "dpi": 300,
                     *         "checks": [
                     *           {
                     *             "id": "head-height",
                     *             "measure": "height",
                     *             "verdict": "pass",
                     *             "value": 33.6,
                     *             "evidence": "measured",
                     *             "limit": {
                     *               "min": 32,
                     *               "max": 36
                     *             },
                     *             "unit": "mm",
                     *             "uncertainty": 0.6,
                     *             "source": {
                     *               "title": "BMI Foto-Mustertafel",
                     *               "address": "https://www.bmi.bund.de/",
                     *               "date": "2025-05-01",
                     *               "basis": "official"
                     *             },
                     *             "advice": null
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "what": "crop",
                     *             "amount": 0.42,
                     *             "unit": "ratio"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhotoWithReport"];
                };
            };
            /**
             * @description `request-invalid`: The request does not have the expected form.
             *     `upload-file-missing`: The form has no file field with a picture.
             *     `upload-files-several`: The form has more than one file.
             *     `variant-missing`: The country has several documents of this kind; name one as `variant`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment-required`: This needs a credit. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:payment-required",
                     *       "title": "This needs a credit.",
                     *       "status": 402,
                     *       "detail": "This needs a credit.",
                     *       "code": "payment-required",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-scope-missing`: The API key is not allowed to do this.
             *     `api-access-missing`: The account has no running package with access to the API.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `requirement-not-found`: The country has no such variant, or is switched off.
             *     `original-not-found`: The account has no such original; it may have been deleted.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:requirement-not-found",
                     *       "title": "The country has no such variant, or is switched off.",
                     *       "status": 404,
                     *       "detail": "The country has no such variant, or is switched off.",
                     *       "code": "requirement-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `upload-timed-out`: The form did not arrive in time. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:upload-timed-out",
                     *       "title": "The form did not arrive in time.",
                     *       "status": 408,
                     *       "detail": "The form did not arrive in time.",
                     *       "code": "upload-timed-out",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency-key-in-use`: A request with this idempotency key is still under way. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:idempotency-key-in-use",
                     *       "title": "A request with this idempotency key is still under way.",
                     *       "status": 409,
                     *       "detail": "A request with this idempotency key is still under way.",
                     *       "code": "idempotency-key-in-use",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-too-large`: The file is larger than 10 MB.
             *     `body-too-large`: The body of the request is too large.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-too-large",
                     *       "title": "The file is larger than 10 MB.",
                     *       "status": 413,
                     *       "detail": "The file is larger than 10 MB.",
                     *       "code": "file-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-type-unsupported`: The file is not a JPEG, PNG or WEBP picture.
             *     `content-type-unsupported`: The content type of the request is not supported.
             */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-type-unsupported",
                     *       "title": "The file is not a JPEG, PNG or WEBP picture.",
                     *       "status": 415,
                     *       "detail": "The file is not a JPEG, PNG or WEBP picture.",
                     *       "code": "file-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `file-empty`: The file is empty.
             *     `file-damaged`: The picture is damaged or incomplete.
             *     `picture-too-large`: The picture has too many pixels.
             *     `picture-too-small`: The picture has too few pixels.
             *     `face-missing`: No face was found on the picture.
             *     `faces-several`: More than one face was found on the picture.
             *     `face-too-small`: The face on the picture is too small.
             *     `idempotency-key-reused`: The idempotency key has been used for another request.
             *     `acknowledgement-missing`: The office takes no such photo; acknowledge the warnings named here to have it made all the same.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:file-empty",
                     *       "title": "The file is empty.",
                     *       "status": 422,
                     *       "detail": "The file is empty.",
                     *       "code": "file-empty",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `internal`: Something went wrong on our side.
             *     `engine-crashed`: Making the photo failed unexpectedly.
             *     `photo-given-up`: Making the photo was given up after two attempts.
             *     `engine-memory-exceeded`: Making the photo took too much memory.
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             *     `storage-unavailable`: Nothing can be stored at the moment.
             *     `engine-unavailable`: Photos cannot be made at the moment.
             *     `matting-model-invalid`: Photos cannot be made at the moment.
             *     `model-source-missing`: Photos cannot be made at the moment.
             *     `model-cache-unwritable`: Photos cannot be made at the moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `photo-timed-out`: Making the photo took too long. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:photo-timed-out",
                     *       "title": "Making the photo took too long.",
                     *       "status": 504,
                     *       "detail": "Making the photo took too long.",
                     *       "code": "photo-timed-out",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11 */
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11",
                     *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *       "countryCode": "BE",
                     *       "documentType": "passport",
                     *       "variant": "standard",
                     *       "widthMm": 35,
                     *       "heightMm": 45,
                     *       "createdAt": "2026-11-22T20:05:30.123Z",
                     *       "status": "finished",
                     *       "paidBy": "credit",
                     *       "supply": {
                     *         "kind": "self-or-professional",
                     *         "appliesTo": [],
                     *         "since": null,
                     *         "transferCode": null,
                     *         "refusedCaptures": [],
                     *         "details": [],
                     *         "level": "unverified",
                     *         "source": null,
                     *         "otherwise": []
                     *       },
                     *       "edits": {
                     *         "refused": [],
                     *         "saidBy": null,
                     *         "note": null,
                     *         "level": "unverified",
                     *         "source": null
                     *       },
                     *       "warnings": [],
                     *       "verdict": "pass",
                     *       "failedChecks": [],
                     *       "undeterminedChecks": [],
                     *       "previewUrl": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *       "files": [
                     *         {
                     *           "format": "jpg",
                     *           "url": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *           "fileName": "vesika-be-passport.jpg",
                     *           "bytes": 61234
                     *         }
                     *       ],
                     *       "linksExpireAt": "2026-11-22T21:05:30.123Z",
                     *       "report": {
                     *         "widthPx": 413,
                     *         "heightPx": 531,
                     *         "dpi": 300,
                     *         "checks": [
                     *           {
                     *             "id": "head-height",
                     *             "measure": "height",
                     *             "verdict": "pass",
                     *             "value": 33.6,
                     *             "evidence": "measured",
                     *             "limit": {
                     *               "min": 32,
                     *               "max": 36
                     *             },
                     *             "unit": "mm",
                     *             "uncertainty": 0.6,
                     *             "source": {
                     *               "title": "BMI Foto-Mustertafel",
                     *               "address": "https://www.bmi.bund.de/",
                     *               "date": "2025-05-01",
                     *               "basis": "official"
                     *             },
                     *             "advice": null
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "what": "crop",
                     *             "amount": 0.42,
                     *             "unit": "ratio"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhotoWithReport"];
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `photo-not-found`: There is no such photo in this account or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:photo-not-found",
                     *       "title": "There is no such photo in this account or session.",
                     *       "status": 404,
                     *       "detail": "There is no such photo in this account or session.",
                     *       "code": "photo-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11 */
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `photo-not-found`: There is no such photo in this account or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:photo-not-found",
                     *       "title": "There is no such photo in this account or session.",
                     *       "status": 404,
                     *       "detail": "There is no such photo in this account or session.",
                     *       "code": "photo-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body of the request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:body-too-large",
                     *       "title": "The body of the request is too large.",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "body-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `content-type-unsupported`: The content type of the request is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:content-type-unsupported",
                     *       "title": "The content type of the request is not supported.",
                     *       "status": 415,
                     *       "detail": "The content type of the request is not supported.",
                     *       "code": "content-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             *     `storage-unavailable`: Nothing can be stored at the moment.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlockPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11 */
                photoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7b1f7c1e-3f4a-4a57-9a0e-3d0c7f0f6a11",
                     *       "originalId": "original_1795423530123_9f2c4e6a8b0d1f3a5c7e9b1d",
                     *       "countryCode": "BE",
                     *       "documentType": "passport",
                     *       "variant": "standard",
                     *       "widthMm": 35,
                     *       "heightMm": 45,
                     *       "createdAt": "2026-11-22T20:05:30.123Z",
                     *       "status": "finished",
                     *       "paidBy": "credit",
                     *       "supply": {
                     *         "kind": "self-or-professional",
                     *         "appliesTo": [],
                     *         "since": null,
                     *         "transferCode": null,
                     *         "refusedCaptures": [],
                     *         "details": [],
                     *         "level": "unverified",
                     *         "source": null,
                     *         "otherwise": []
                     *       },
                     *       "edits": {
                     *         "refused": [],
                     *         "saidBy": null,
                     *         "note": null,
                     *         "level": "unverified",
                     *         "source": null
                     *       },
                     *       "warnings": [],
                     *       "verdict": "pass",
                     *       "failedChecks": [],
                     *       "undeterminedChecks": [],
                     *       "previewUrl": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *       "files": [
                     *         {
                     *           "format": "jpg",
                     *           "url": "https://vesika.example/files/photos/4c0d…/photo.jpg?expires=1795427130&signature=…",
                     *           "fileName": "vesika-be-passport.jpg",
                     *           "bytes": 61234
                     *         }
                     *       ],
                     *       "linksExpireAt": "2026-11-22T21:05:30.123Z",
                     *       "report": {
                     *         "widthPx": 413,
                     *         "heightPx": 531,
                     *         "dpi": 300,
                     *         "checks": [
                     *           {
                     *             "id": "head-height",
                     *             "measure": "height",
                     *             "verdict": "pass",
                     *             "value": 33.6,
                     *             "evidence": "measured",
                     *             "limit": {
                     *               "min": 32,
                     *               "max": 36
                     *             },
                     *             "unit": "mm",
                     *             "uncertainty": 0.6,
                     *             "source": {
                     *               "title": "BMI Foto-Mustertafel",
                     *               "address": "https://www.bmi.bund.de/",
                     *               "date": "2025-05-01",
                     *               "basis": "official"
                     *             },
                     *             "advice": null
                     *           }
                     *         ],
                     *         "changes": [
                     *           {
                     *             "what": "crop",
                     *             "amount": 0.42,
                     *             "unit": "ratio"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PhotoWithReport"];
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment-required`: This needs a credit. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:payment-required",
                     *       "title": "This needs a credit.",
                     *       "status": 402,
                     *       "detail": "This needs a credit.",
                     *       "code": "payment-required",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-scope-missing`: The API key is not allowed to do this.
             *     `api-access-missing`: The account has no running package with access to the API.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `photo-not-found`: There is no such photo in this account or session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:photo-not-found",
                     *       "title": "There is no such photo in this account or session.",
                     *       "status": 404,
                     *       "detail": "There is no such photo in this account or session.",
                     *       "code": "photo-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body of the request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:body-too-large",
                     *       "title": "The body of the request is too large.",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "body-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `content-type-unsupported`: The content type of the request is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:content-type-unsupported",
                     *       "title": "The content type of the request is not supported.",
                     *       "status": 415,
                     *       "detail": "The content type of the request is not supported.",
                     *       "code": "content-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRequirements: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 alpha-2
                 * @example DE
                 */
                countryCode?: string;
                /** @description `nextCursor` of the page before; absent for the first one. */
                cursor?: string;
                documentType?: "passport" | "visa" | "id" | "other";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "countryCode": "DE",
                     *           "countryName": "Germany",
                     *           "documentType": "passport",
                     *           "variant": "standard",
                     *           "label": "German passport",
                     *           "isPrimary": true,
                     *           "widthMm": 35,
                     *           "heightMm": 45,
                     *           "verified": "official"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["RequirementPage"];
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRequirement: {
        parameters: {
            query?: {
                /** @description A record other than the primary one of country and document, such as `child` */
                variant?: string;
            };
            header?: never;
            path: {
                /**
                 * @description ISO 3166-1 alpha-2
                 * @example DE
                 */
                countryCode: string;
                /** @example passport */
                documentType: "passport" | "visa" | "id" | "other";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requirement"];
                };
            };
            /**
             * @description `request-invalid`: The request does not have the expected form.
             *     `variant-missing`: The country has several documents of this kind; name one as `variant`.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `requirement-not-found`: The country has no such variant, or is switched off. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:requirement-not-found",
                     *       "title": "The country has no such variant, or is switched off.",
                     *       "status": 404,
                     *       "detail": "The country has no such variant, or is switched off.",
                     *       "code": "requirement-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example a9c4e1f2-6b7d-4e3a-9f58-1d2c3b4a5e6f */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery": {
                     *         "deliveryId": "a9c4e1f2-6b7d-4e3a-9f58-1d2c3b4a5e6f",
                     *         "eventId": "c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f",
                     *         "type": "photo.finished",
                     *         "state": "delivered",
                     *         "attempts": 1,
                     *         "createdAt": "2026-11-22T20:05:31.000Z",
                     *         "outcome": "delivered",
                     *         "statusCode": 204,
                     *         "lastAttemptAt": "2026-11-22T20:05:31.420Z",
                     *         "nextAttemptAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        delivery: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-delivery-not-found`: The account has no such delivery. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-delivery-not-found",
                     *       "title": "The account has no such delivery.",
                     *       "status": 404,
                     *       "detail": "The account has no such delivery.",
                     *       "code": "webhook-delivery-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoints": [
                     *         {
                     *           "endpointId": "5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21",
                     *           "url": "https://shop.example/vesika-events",
                     *           "events": [
                     *             "photo.finished",
                     *             "photo.failed"
                     *           ],
                     *           "createdAt": "2026-11-22T20:05:30.123Z",
                     *           "failingSince": null,
                     *           "disabledAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        endpoints: components["schemas"]["WebhookEndpoint"][];
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://shop.example/vesika-events",
                 *       "events": [
                 *         "photo.finished",
                 *         "photo.failed"
                 *       ]
                 *     }
                 */
                "application/json": {
                    events: ("photo.finished" | "photo.failed" | "credits.low")[];
                    url: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "endpointId": "5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21",
                     *         "url": "https://shop.example/vesika-events",
                     *         "events": [
                     *           "photo.finished",
                     *           "photo.failed"
                     *         ],
                     *         "createdAt": "2026-11-22T20:05:30.123Z",
                     *         "failingSince": null,
                     *         "disabledAt": null
                     *       },
                     *       "secret": "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
                     *     }
                     */
                    "application/json": {
                        endpoint: components["schemas"]["WebhookEndpoint"];
                        /** @description `whsec_` and the key in base64; shown this once. */
                        secret: string;
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-endpoints-full`: The account has as many webhook addresses as it can have. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-endpoints-full",
                     *       "title": "The account has as many webhook addresses as it can have.",
                     *       "status": 409,
                     *       "detail": "The account has as many webhook addresses as it can have.",
                     *       "code": "webhook-endpoints-full",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body of the request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:body-too-large",
                     *       "title": "The body of the request is too large.",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "body-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `content-type-unsupported`: The content type of the request is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:content-type-unsupported",
                     *       "title": "The content type of the request is not supported.",
                     *       "status": 415,
                     *       "detail": "The content type of the request is not supported.",
                     *       "code": "content-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `webhook-url-invalid`: The address is not a complete https address without user and fragment.
             *     `webhook-url-private`: The address leads into a private network.
             *     `webhook-host-unknown`: The name in the address is not known to the name service.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-url-invalid",
                     *       "title": "The address is not a complete https address without user and fragment.",
                     *       "status": 422,
                     *       "detail": "The address is not a complete https address without user and fragment.",
                     *       "code": "webhook-url-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "photo.finished",
                 *         "photo.failed"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    enabled?: true;
                    events?: ("photo.finished" | "photo.failed" | "credits.low")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "endpointId": "5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21",
                     *         "url": "https://shop.example/vesika-events",
                     *         "events": [
                     *           "photo.finished",
                     *           "photo.failed"
                     *         ],
                     *         "createdAt": "2026-11-22T20:05:30.123Z",
                     *         "failingSince": null,
                     *         "disabledAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-endpoint-not-found`: The account has no such webhook address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-endpoint-not-found",
                     *       "title": "The account has no such webhook address.",
                     *       "status": 404,
                     *       "detail": "The account has no such webhook address.",
                     *       "code": "webhook-endpoint-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `body-too-large`: The body of the request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:body-too-large",
                     *       "title": "The body of the request is too large.",
                     *       "status": 413,
                     *       "detail": "The body of the request is too large.",
                     *       "code": "body-too-large",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `content-type-unsupported`: The content type of the request is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:content-type-unsupported",
                     *       "title": "The content type of the request is not supported.",
                     *       "status": 415,
                     *       "detail": "The content type of the request is not supported.",
                     *       "code": "content-type-unsupported",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to tell */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-endpoint-not-found`: The account has no such webhook address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-endpoint-not-found",
                     *       "title": "The account has no such webhook address.",
                     *       "status": 404,
                     *       "detail": "The account has no such webhook address.",
                     *       "code": "webhook-endpoint-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example 5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "deliveryId": "a9c4e1f2-6b7d-4e3a-9f58-1d2c3b4a5e6f",
                     *           "eventId": "c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f",
                     *           "type": "photo.finished",
                     *           "state": "delivered",
                     *           "attempts": 1,
                     *           "createdAt": "2026-11-22T20:05:31.000Z",
                     *           "outcome": "delivered",
                     *           "statusCode": 204,
                     *           "lastAttemptAt": "2026-11-22T20:05:31.420Z",
                     *           "nextAttemptAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        deliveries: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-endpoint-not-found`: The account has no such webhook address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-endpoint-not-found",
                     *       "title": "The account has no such webhook address.",
                     *       "status": 404,
                     *       "detail": "The account has no such webhook address.",
                     *       "code": "webhook-endpoint-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
                     *       "previousUntil": "2026-11-23T20:05:30.123Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        previousUntil: string;
                        /** @description `whsec_` and the key in base64; shown this once. */
                        secret: string;
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-endpoint-not-found`: The account has no such webhook address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-endpoint-not-found",
                     *       "title": "The account has no such webhook address.",
                     *       "status": 404,
                     *       "detail": "The account has no such webhook address.",
                     *       "code": "webhook-endpoint-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5e3a1b7c-9d2f-4c6a-8b1e-7f0d3c5a9e21 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery": {
                     *         "deliveryId": "a9c4e1f2-6b7d-4e3a-9f58-1d2c3b4a5e6f",
                     *         "eventId": "c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f",
                     *         "type": "photo.finished",
                     *         "state": "delivered",
                     *         "attempts": 1,
                     *         "createdAt": "2026-11-22T20:05:31.000Z",
                     *         "outcome": "delivered",
                     *         "statusCode": 204,
                     *         "lastAttemptAt": "2026-11-22T20:05:31.420Z",
                     *         "nextAttemptAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        delivery: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            /** @description `request-invalid`: The request does not have the expected form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:request-invalid",
                     *       "title": "The request does not have the expected form.",
                     *       "status": 400,
                     *       "detail": "The request does not have the expected form.",
                     *       "code": "request-invalid",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `api-key-missing`: Send an API key as `Authorization: Bearer vk_live_…`.
             *     `api-key-invalid`: There is no such API key; it may have been revoked.
             *     `api-key-expired`: The API key has expired.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-key-missing",
                     *       "title": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "status": 401,
                     *       "detail": "Send an API key as `Authorization: Bearer vk_live_…`.",
                     *       "code": "api-key-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `api-scope-missing`: The API key is not allowed to do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:api-scope-missing",
                     *       "title": "The API key is not allowed to do this.",
                     *       "status": 403,
                     *       "detail": "The API key is not allowed to do this.",
                     *       "code": "api-scope-missing",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhook-endpoint-not-found`: The account has no such webhook address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:webhook-endpoint-not-found",
                     *       "title": "The account has no such webhook address.",
                     *       "status": 404,
                     *       "detail": "The account has no such webhook address.",
                     *       "code": "webhook-endpoint-not-found",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate-limited`: Too many requests; try again later. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:rate-limited",
                     *       "title": "Too many requests; try again later.",
                     *       "status": 429,
                     *       "detail": "Too many requests; try again later.",
                     *       "code": "rate-limited",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal`: Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:internal",
                     *       "title": "Something went wrong on our side.",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side.",
                     *       "code": "internal",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description `busy`: All places are taken; try again in a moment.
             *     `database-unavailable`: The database does not answer.
             */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "urn:vesika:problem:busy",
                     *       "title": "All places are taken; try again in a moment.",
                     *       "status": 503,
                     *       "detail": "All places are taken; try again in a moment.",
                     *       "code": "busy",
                     *       "facts": {},
                     *       "requestId": "3f0a6b52-7c1d-4e8f-9a2b-5d4c3e2f1a00"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
