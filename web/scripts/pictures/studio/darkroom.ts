import {
  AddEquation,
  CustomBlending,
  GLSL3,
  NoBlending,
  OneFactor,
  ShaderMaterial,
  type MeshStandardMaterial,
  type Texture,
  Vector3,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

const vertexShader = 'out vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';
/** What the ground of a cut-out writes as its opacity, to be told from things (1) and from nothing (0). */
const GROUND = 0.5;

/** Makes a surface the ground that only catches shadows in a cut-out. */
export function asGround(material: MeshStandardMaterial): MeshStandardMaterial {
  material.blending = NoBlending;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <dithering_fragment>',
      `gl_FragColor.a = ${GROUND.toFixed(1)};`,
    );
  };
  return material;
}

/** Adds one exposure to the sums: things in the first, ground in the second. */
export function adder(exposure: Texture): FullScreenQuad {
  return new FullScreenQuad(
    new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: { exposure: { value: exposure } },
      vertexShader,
      fragmentShader: `
        uniform sampler2D exposure;
        in vec2 at;
        layout(location = 0) out vec4 things;
        layout(location = 1) out vec4 ground;
        void main() {
          vec4 light = texture(exposure, at);
          // A single glint must not outshine its neighbours.
          vec3 color = min(light.rgb, vec3(6.0));
          things = light.a > 0.75 ? vec4(color, 1.0) : vec4(0.0);
          ground = light.a > 0.25 && light.a < 0.75 ? vec4(color, 1.0) : vec4(0.0);
        }`,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    }),
  );
}

/** Turns the sums into the picture: tone curve, and for a cut-out the shadow as a see-through dark green. */
export function developer(
  sums: Texture[],
  { exposures, exposure, cutOut, aspect }: { exposures: number; exposure: number; cutOut: boolean; aspect: number },
): FullScreenQuad {
  return new FullScreenQuad(
    new ShaderMaterial({
      glslVersion: GLSL3,
      uniforms: {
        things: { value: sums[0] },
        ground: { value: sums[1] },
        exposures: { value: exposures },
        exposure: { value: exposure },
        cutOut: { value: cutOut },
        aspect: { value: aspect },
        shade: { value: new Vector3(0.075, 0.137, 0.106) },
      },
      vertexShader,
      fragmentShader: `
        uniform sampler2D things;
        uniform sampler2D ground;
        uniform float exposures;
        uniform float exposure;
        uniform bool cutOut;
        uniform float aspect;
        uniform vec3 shade;
        in vec2 at;
        out vec4 result;
        // Khronos' neutral curve: it keeps a brand's colours as they are and only rolls off the highlights.
        vec3 neutral(vec3 color) {
          float x = min(color.r, min(color.g, color.b));
          float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
          color -= offset;
          float peak = max(color.r, max(color.g, color.b));
          if (peak < 0.76) return color;
          float d = 0.24;
          float newPeak = 1.0 - d * d / (peak + d - 0.76);
          color *= newPeak / peak;
          float g = 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0);
          return mix(color, vec3(newPeak), g);
        }
        vec3 curve(vec3 color) {
          color = max(neutral(color * exposure), 0.0);
          return mix(color * 12.92, 1.055 * pow(color, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
        }
        // Few exposures leave steps in a shadow, so the ground is looked at through a soft glass.
        float lightOn(vec2 place) {
          vec4 sum = texture(ground, place);
          for (int step = 0; step < 60; step++) {
            float turn = float(step) * 2.39996;
            vec2 off = vec2(cos(turn), sin(turn) / aspect) * sqrt(float(step) / 60.0) * 0.011;
            sum += texture(ground, place + off);
          }
          return dot(sum.rgb, vec3(0.3333)) / max(sum.a, 1.0);
        }
        void main() {
          vec4 thing = texture(things, at);
          vec3 color = curve(thing.rgb / max(thing.a, 1.0));
          if (!cutOut) { result = vec4(color, 1.0); return; }
          float cover = thing.a / exposures;
          vec4 floorSum = texture(ground, at);
          float bright = max(lightOn(vec2(0.004, 0.004)), lightOn(vec2(0.996, 0.004)));
          float shadow = floorSum.a < 0.5 ? 0.0 : clamp(1.0 - lightOn(at) / bright - 0.012, 0.0, 1.0);
          // Away from the thing even the faintest shadow ends before the picture does.
          vec2 edge = smoothstep(vec2(0.0), vec2(0.06), at) * smoothstep(vec2(0.0), vec2(0.06), 1.0 - at);
          shadow *= 0.82 * edge.x * edge.y;
          float whole = cover + (1.0 - cover) * shadow;
          // A canvas holds colours that are already weighed with their opacity.
          result = vec4(color * cover + shade * (1.0 - cover) * shadow, whole);
        }`,
      depthTest: false,
      depthWrite: false,
      blending: NoBlending,
    }),
  );
}
